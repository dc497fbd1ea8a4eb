import { describeValue } from '@sede/domain/kernel';
import {
  pesquisasMessages as messages,
  PESQUISA_FIELDS,
  type Pesquisa,
  type PesquisaAberta,
  ROTULO_MODO,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import {
  type Column,
  DateText,
  InstantText,
  type ReadingView,
  RecordListPage,
  TITLE,
  useListState,
} from '#platform/ui/index.ts';
import { EstadoTag } from './EstadoTag.tsx';
import { pesquisasList } from './pesquisas.list.ts';
import { Resultados } from './Resultados.tsx';
import { useAndamento } from './useAndamento.ts';

/** What the mail server is doing raises no event: the open list asks. */
const EVERY_MS = 5000;
const EM_CURSO: readonly Pesquisa['estado'][] = ['na_espera', 'enviando'];

const tiposDe = ({ tipos }: Pick<Pesquisa, 'tipos'>) => describeValue(PESQUISA_FIELDS.tipos, tipos);

const columns: readonly Column<Pesquisa>[] = [
  { ...TITLE, id: 'tipos', header: 'Pesquisa', wrap: true, cell: tiposDe },
  { id: 'modo', header: 'Modo', width: 120, card: 'subtitle', cell: ({ modo }) => ROTULO_MODO[modo] },
  { id: 'estado', header: 'Situação', width: 190, card: 'status', cell: (row) => <EstadoTag {...row} /> },
  {
    id: 'enviadas',
    header: 'Enviadas',
    numeric: true,
    width: 100,
    card: 'none',
    cell: (row) => row.enviadas + row.arquivadas,
  },
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

/** '/Satisfacao/enviadas': what was sent and what came back. Source: decisions-members (Survey). */
export function PesquisasEnviadasPage() {
  const list = useListState(pesquisasList);
  const query = useQuery({
    ...orpc.pesquisas.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
    refetchInterval: ({ state: { data } }) =>
      data?.itens.some(({ estado }) => EM_CURSO.includes(estado)) ? EVERY_MS : false,
  });
  const acts = useAndamento();
  const view: ReadingView<PesquisaAberta> = {
    title: tiposDe,
    subtitle: ({ modo, porNome }) => `${ROTULO_MODO[modo]}${porNome ? ` · enviada por ${porNome}` : ''}`,
    tags: (row) => <EstadoTag {...row} />,
    body: (row) => <Resultados pesquisa={row} />,
    acts,
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
