/** Columns of the list of appointments. Source: decisions-legal (Appointment list). */
import { type Atendimento, ATENDIMENTO_FIELDS as FIELDS } from '@sede/domain/modules/juridico/atendimentos';
import { type Column, columnsOf, TITLE } from '#platform/ui/index.ts';
import { filiadosDe, horarioDe, SituacaoTag } from './atendimento.status.tsx';

const column = columnsOf<Atendimento, typeof FIELDS>(FIELDS);

export const atendimentoColumns: readonly Column<Atendimento>[] = [
  column('numero', { strong: true, hideable: false, sortable: true, width: 112, card: 'value' }),
  column('data', { sortable: true, width: 108, card: 'date' }),
  { id: 'horario', header: 'Horário', width: 124, card: 'none', cell: horarioDe },
  { ...TITLE, id: 'filiados', header: 'Filiado(s)', share: 5, least: 180, wrap: true, cell: filiadosDe },
  {
    ...{ id: 'escritorio', header: 'Escritório', sortable: true, share: 3, card: 'subtitle' },
    cell: ({ nomeEscritorio }) => nomeEscritorio,
    inCard: (um) => `${horarioDe(um)} · ${um.nomeEscritorio}`,
  },
  column('tipoAtendimento', { header: 'Tipo', width: 100, card: 'none' }),
  column('tipoServico', { header: 'Serviço', width: 88, card: 'none' }),
  column('situacao', { sortable: true, width: 232, card: 'status', cell: (um) => <SituacaoTag {...um} /> }),
  {
    ...{ id: 'agendadoPor', header: 'Agendado por', least: 110, share: 2, card: 'none' },
    cell: ({ agendadoPor }) => agendadoPor,
  },
];
