import { nomeProprio } from '@sede/domain/kernel';
import {
  UNIFICACAO_FIELDS as FIELDS,
  duplicadosMessages as messages,
  ROTULO_ESTADO_DE_UNIFICACAO,
  type Unificacao,
} from '@sede/domain/modules/filiados/duplicados';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import {
  type Column,
  columnsOf,
  InstantText,
  type ReadingView,
  RecordListPage,
  StatusTag,
  TITLE,
  type Tone,
  useListState,
} from '#platform/ui/index.ts';
import { filiadoPath } from '../filiados/index.ts';
import { unificacoesList } from './duplicados.list.ts';
import { comparePath } from './duplicados.paths.ts';

const TONES: Readonly<Record<Unificacao['estado'], Tone>> = { aguardando: 'wait', feita: 'ok', recusada: 'neutral' };
const EstadoTag = ({ estado }: Pick<Unificacao, 'estado'>) => (
  <StatusTag tone={TONES[estado]} label={ROTULO_ESTADO_DE_UNIFICACAO[estado]} />
);

const column = columnsOf<Unificacao, typeof FIELDS>(FIELDS);
const columns: readonly Column<Unificacao>[] = [
  column('nome', { sortable: true, ...TITLE, cell: (row) => nomeProprio(row.nome) }),
  column('nomeSai', { card: 'subtitle', cell: (row) => nomeProprio(row.nomeSai) }),
  column('estado', { card: 'status', width: 190, cell: (row) => <EstadoTag estado={row.estado} /> }),
  { id: 'propostaPor', header: 'Proposta por', card: 'none', cell: (row) => row.propostaPor ?? '—' },
  { id: 'decididaPor', header: 'Decidida por', card: 'none', cell: (row) => row.decididaPor ?? '—' },
  {
    id: 'criadoEm',
    header: 'Proposta em',
    sortable: true,
    card: 'date',
    width: 150,
    cell: (row) => <InstantText value={row.criadoEm} />,
  },
];

const view: ReadingView<Unificacao> = {
  title: (row) => nomeProprio(row.nome),
  subtitle: (row) => `Ficha que sai: ${nomeProprio(row.nomeSai)}`,
  tags: (row) => <EstadoTag estado={row.estado} />,
  acts: (row) => [
    row.estado === 'aguardando'
      ? {
          label: 'Conferir e decidir',
          primary: true,
          onSelect: () => void navigate(comparePath({ fica: row.ficaId, sai: row.saiId })),
        }
      : { label: 'Abrir ficha', onSelect: () => void navigate(filiadoPath(row.ficaId)) },
  ],
};

/** '/filiados/duplicados/propostas': merges that were proposed, made and refused. Source: decisions-members (Merge). */
export function UnificacoesPage() {
  const list = useListState(unificacoesList);
  const query = useQuery(orpc.duplicados.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="filiados"
      tableId="unificacoes"
      title={messages.propostas}
      list={list}
      query={query}
      operations={{
        list: orpc.duplicados.list,
        get: orpc.duplicados.get,
        reading: orpc.duplicados.reading,
        history: orpc.duplicados.history,
      }}
      count={{ one: 'unificação', many: 'unificações', feminine: true }}
      columns={columns}
      nameOf={(row) => nomeProprio(row.nome)}
      specs={FIELDS}
      shows={['nomeSai', 'motivo']}
      view={view}
      empty={messages.semPropostas}
    />
  );
}
