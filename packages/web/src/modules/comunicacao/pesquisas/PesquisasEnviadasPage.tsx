import { describeValue } from '@sede/domain/kernel';
import {
  type EstadoPesquisa,
  pesquisasMessages as messages,
  PESQUISA_FIELDS,
  type Pesquisa,
  type PesquisaAberta,
  pesquisasMotivos,
  ROTULO_ESTADO_PESQUISA,
  ROTULO_MODO,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  type Column,
  confirm,
  DateText,
  InstantText,
  notify,
  type ReadingView,
  RecordListPage,
  StatusTag,
  TITLE,
  type Tone,
  useListState,
} from '#platform/ui/index.ts';
import { pesquisasList } from './pesquisas.list.ts';
import { Resultados } from './Resultados.tsx';

const TONES: Readonly<Record<EstadoPesquisa, Tone>> = {
  na_espera: 'wait',
  enviando: 'wait',
  interrompida: 'late',
  enviada: 'ok',
  encerrada: 'neutral',
  cancelada: 'neutral',
};
const EstadoTag = ({ estado }: Pick<Pesquisa, 'estado'>) => (
  <StatusTag tone={TONES[estado]} label={ROTULO_ESTADO_PESQUISA[estado]} />
);
const tiposDe = ({ tipos }: Pick<Pesquisa, 'tipos'>) => describeValue(PESQUISA_FIELDS.tipos, tipos);

const columns: readonly Column<Pesquisa>[] = [
  { ...TITLE, id: 'tipos', header: 'Pesquisa', wrap: true, cell: tiposDe },
  { id: 'modo', header: 'Modo', width: 120, card: 'subtitle', cell: ({ modo }) => ROTULO_MODO[modo] },
  { id: 'estado', header: 'Situação', width: 190, card: 'status', cell: (row) => <EstadoTag estado={row.estado} /> },
  { id: 'enviadas', header: 'Enviadas', numeric: true, width: 100, card: 'none', cell: (row) => row.enviadas },
  {
    id: 'respondidas',
    header: 'Respondidas',
    numeric: true,
    width: 120,
    card: 'value',
    cell: (row) => row.respondidas,
  },
  {
    ...{ id: 'expiraEm', header: 'Respostas até', sortable: true, width: 140, card: 'none' },
    cell: (row) => <DateText value={row.expiraEm} />,
  },
  {
    ...{ id: 'criadoEm', header: 'Envio', sortable: true, width: 150, card: 'date' },
    cell: (row) => <InstantText value={row.criadoEm} />,
  },
];

const texto = (motivo: Pesquisa['pode'][keyof Pesquisa['pode']]) => pesquisasMotivos.texto(motivo);

function useAndamento() {
  const { mutateAsync: cancelar } = useSubmit(orpc.pesquisas.cancelar);
  const { mutateAsync: interromper } = useSubmit(orpc.pesquisas.interromper);
  const { mutateAsync: retomar } = useSubmit(orpc.pesquisas.retomar);
  const seen = ({ id, versao }: Pesquisa) => ({ id, versao });
  return {
    async cancelar(row: Pesquisa) {
      const answer = await confirm({
        ...{
          title: 'Cancelar envio',
          message: 'Ninguém recebe a pesquisa.',
          confirmLabel: 'Cancelar envio',
          danger: true,
        },
        run: () => cancelar(seen(row)),
      });
      if (answer.confirmed) notify.success(messages.cancelada);
    },
    async interromper(row: Pesquisa) {
      const answer = await confirm({
        ...{ title: 'Interromper envio', message: 'O que ainda não saiu espera até que se retome.' },
        ...{ confirmLabel: 'Interromper', danger: true },
        run: () => interromper(seen(row)),
      });
      if (answer.confirmed) notify.success(messages.interrompida);
    },
    async retomar(row: Pesquisa) {
      const answer = await confirm({
        ...{ title: 'Retomar envio', message: 'As mensagens que faltam voltam a sair.', confirmLabel: 'Retomar' },
        run: () => retomar(seen(row)),
      });
      if (answer.confirmed) notify.success(messages.retomada);
    },
  };
}

/** '/Satisfacao/enviadas': what was sent and what came back. Source: decisions-members (Survey). */
export function PesquisasEnviadasPage() {
  const list = useListState(pesquisasList);
  const query = useQuery(orpc.pesquisas.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const does = useAndamento();
  const view: ReadingView<PesquisaAberta> = {
    title: tiposDe,
    subtitle: ({ modo, porNome }) => `${ROTULO_MODO[modo]}${porNome ? ` · enviada por ${porNome}` : ''}`,
    tags: (row) => <EstadoTag estado={row.estado} />,
    body: (row) => <Resultados pesquisa={row} />,
    acts: (row) => [
      ...(row.estado === 'na_espera'
        ? [
            {
              label: 'Cancelar envio',
              disabledReason: texto(row.pode.cancelar),
              onSelect: () => void does.cancelar(row),
            },
          ]
        : []),
      ...(row.estado === 'enviando'
        ? [
            {
              label: 'Interromper',
              disabledReason: texto(row.pode.interromper),
              onSelect: () => void does.interromper(row),
            },
          ]
        : []),
      ...(row.estado === 'interrompida'
        ? [
            {
              label: 'Retomar',
              primary: true,
              disabledReason: texto(row.pode.retomar),
              onSelect: () => void does.retomar(row),
            },
          ]
        : []),
      { label: 'Exportar resultados', href: `/api/pesquisas/${row.id}/resultados?formato=xlsx` },
    ],
  };
  return (
    <RecordListPage
      area="pesquisas"
      title={messages.enviadas}
      list={list}
      query={query}
      operations={{
        list: orpc.pesquisas.list,
        get: orpc.pesquisas.get,
        reading: orpc.pesquisas.reading,
        history: orpc.pesquisas.history,
      }}
      count={{ one: 'pesquisa', many: 'pesquisas', feminine: true }}
      columns={columns}
      nameOf={tiposDe}
      specs={PESQUISA_FIELDS}
      view={view}
      empty={messages.vazioEnviadasTexto}
    />
  );
}
