import { formatDataBr } from '@sede/domain/kernel';
import {
  type Agenda,
  agendasErrors,
  agendasMotivos,
  AGENDA_FIELDS as FIELDS,
  agendasMessages as messages,
} from '@sede/domain/modules/juridico/agendas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { type Column, columnsOf, RecordListPage, TITLE, useKit, useListState } from '#platform/ui/index.ts';
import { agendasList } from './agendas.list.ts';
import { agendaPath, NOVA_AGENDA } from './agendas.paths.ts';
import { nomeDaAgenda, ocupacao } from './nomes.ts';

const column = columnsOf<Agenda, typeof FIELDS>(FIELDS);
const numero = (n: number) => n.toLocaleString('pt-BR');

const columns: readonly Column<Agenda>[] = [
  { ...column('escritorioId', { ...TITLE, sortable: true, share: 2, cell: nomeDaAgenda }), id: 'escritorio' },
  column('tipoServico', { sortable: true, width: 130, card: 'subtitle' }),
  column('tipoAtendimento', { sortable: true, width: 160, card: 'status' }),
  { id: 'dias', header: 'Dias', numeric: true, width: 80, cell: ({ dias }) => numero(dias) },
  { id: 'horarios', header: 'Horários', numeric: true, width: 100, cell: ({ horarios }) => numero(horarios) },
  {
    ...{ id: 'ocupacao', header: 'Ocupação', numeric: true, width: 110, card: 'value' },
    cell: ({ ocupados, horarios }) => `${ocupacao(ocupados, horarios)}%`,
  },
  {
    ...{ id: 'proximoLivre', header: 'Próximo livre', width: 160, card: 'date' },
    cell: ({ proximoLivre }) => (proximoLivre ? `${formatDataBr(proximoLivre.data)} ${proximoLivre.inicio}` : '—'),
  },
];

const OPERATIONS = {
  list: orpc.agendas.list,
  get: orpc.agendas.get,
  history: orpc.agendas.history,
  removal: {
    remove: orpc.agendas.remove,
    texts: {
      ...{ excluir: messages.excluirAgenda, pergunta: messages.perguntaExcluir, excluido: messages.excluida },
      falhou: { texto: messages.erroExcluir, menos: [agendasErrors.vinculada.code] },
    },
  },
};

/** '/juridico/gerenciamento-agenda'. Source: spec 3 §2.9; decisions-legal (Agendas). */
export function AgendasPage() {
  const atual = Number(useKit().today.slice(0, 4));
  const anos = useQuery(orpc.agendas.anos.queryOptions({ input: {} })).data?.anos;
  const list = useListState(useMemo(() => agendasList(anos ?? [atual], atual), [anos, atual]));
  const query = useQuery(orpc.agendas.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const open = ({ id }: Agenda) => void navigate(agendaPath(id));
  return (
    <RecordListPage
      area="agendas"
      title={messages.titulo}
      list={list}
      query={query}
      operations={OPERATIONS}
      count={{ one: 'agenda', many: 'agendas', feminine: true }}
      columns={columns}
      nameOf={nomeDaAgenda}
      describe={(row) => `${nomeDaAgenda(row)} · ${row.ano} · ${row.tipoAtendimento} · ${row.tipoServico}`}
      blocked={({ pode }, acao) => agendasMotivos.texto(pode[acao])}
      onOpen={open}
      menu={(row, { edit, history, remove }) => [edit && { ...edit, onSelect: () => open(row) }, history, remove]}
      createLabel={messages.cadastrar}
      createFloats
      onCreate={() => void navigate(NOVA_AGENDA)}
      empty={messages.primeira}
    />
  );
}
