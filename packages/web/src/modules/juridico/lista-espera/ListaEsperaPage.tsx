import { formatDataBr, SO_CONSULTA, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  type Espera,
  ESPERA_FIELDS as FIELDS,
  listaEsperaMessages as messages,
  QUALQUER_ESCRITORIO,
} from '@sede/domain/modules/juridico/lista-espera';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import {
  type Column,
  columnsOf,
  confirm,
  InstantText,
  notify,
  RecordListPage,
  TITLE,
  useListState,
} from '#platform/ui/index.ts';
import { listaEsperaList } from './lista-espera.list.ts';

const Create = lazy(() => import('./EsperaForm.tsx').then((m) => ({ default: m.CreateEspera })));
const Edit = lazy(() => import('./EsperaForm.tsx').then((m) => ({ default: m.EditEspera })));

const column = columnsOf<Espera, typeof FIELDS>(FIELDS);
const columns: readonly Column<Espera>[] = [
  { id: 'filiado', header: FIELDS.filiadoId.rotulo, sortable: true, ...TITLE, cell: ({ nomeFiliado }) => nomeFiliado },
  {
    ...{ id: 'escritorio', header: FIELDS.escritorioId.rotulo, sortable: true, card: 'subtitle' },
    cell: ({ nomeEscritorio }) => nomeEscritorio ?? QUALQUER_ESCRITORIO,
  },
  column('tipoServico', { width: 130 }),
  column('tipoAtendimento', { header: 'Tipo', width: 120 }),
  column('de', { sortable: true, width: 116 }),
  column('ate', { sortable: true, width: 116 }),
  {
    ...{ id: 'cabe', header: 'Cabe em', width: 116, card: 'status' },
    cell: ({ cabe }) => (cabe === null ? '—' : formatDataBr(cabe)),
    inCard: ({ cabe }) => (cabe === null ? 'Ainda não cabe' : `Cabe em ${formatDataBr(cabe).slice(0, 5)}`),
  },
  {
    ...{ id: 'criadoEm', header: 'Espera desde', sortable: true, width: 150, card: 'date' },
    cell: ({ criadoEm }) => <InstantText value={criadoEm} />,
    // Beside 'Cabe em …' a phone has room for the day alone.
    inCard: ({ criadoEm }) => `desde ${formatDataBr(todayInSaoPaulo(new Date(criadoEm)))}`,
  },
];

const OPERATIONS = {
  list: orpc.listaEspera.list,
  get: orpc.listaEspera.get,
  history: orpc.listaEspera.history,
};

/** '/juridico/lista-de-espera'. Source: decisions-legal (Waiting list). */
export function ListaEsperaPage() {
  const list = useListState(listaEsperaList);
  const query = useQuery({
    ...orpc.listaEspera.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
    meta: { modulos: ['listaEspera', 'agendas', 'atendimentos'] },
  });
  // Of the reading role only the reception schedules; the others are told why they do not.
  const quem = useQuery(orpc.atendimentos.quem.queryOptions({ input: {} }));
  const consulta = quem.data?.agenda === false ? SO_CONSULTA : null;
  const { mutateAsync: remove } = useSubmit(orpc.listaEspera.remove);
  const tirar = async ({ id, versao, nomeFiliado }: Espera) => {
    const { confirmed } = await confirm({
      title: messages.tirar,
      message: messages.perguntaTirar(nomeFiliado),
      confirmLabel: 'Tirar',
      danger: true,
      run: () => remove({ id, versao }),
    });
    if (confirmed) notify.success(messages.tirado);
  };
  return (
    <RecordListPage
      area="lista-espera"
      title={messages.titulo}
      list={list}
      query={query}
      operations={OPERATIONS}
      count={{ one: 'pessoa', many: 'pessoas', feminine: true }}
      columns={columns}
      nameOf={({ nomeFiliado }) => nomeFiliado}
      menu={(espera, { edit, history }) => [
        {
          label: messages.agendar,
          onSelect: () => void navigate(`/juridico/atendimentos/novo?filiado=${espera.filiadoId}`),
        },
        edit,
        history,
        { label: messages.tirar, danger: true, divided: true, onSelect: () => void tirar(espera) },
      ]}
      createLabel={messages.novo}
      createBlocked={consulta}
      Create={Create}
      Edit={Edit}
      empty={messages.vazia}
    />
  );
}
