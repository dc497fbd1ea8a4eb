/** Columns of the list of events. Source: spec 1 §2.21, §3.6. */
import { EVENTO_FIELDS, type Evento } from '@sede/domain/modules/financeiro/eventos';
import { type Column, columnsOf, enabledColumn, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<Evento, typeof EVENTO_FIELDS>(EVENTO_FIELDS);

export const eventoColumns: readonly Column<Evento>[] = [
  column('dataInicio', { sortable: true, width: 120 }),
  column('dataFim', { sortable: true, width: 120 }),
  column('tipo', { sortable: true, width: 130 }),
  column('nome', { sortable: true, ...TITLE }),
  column('areas'),
  column('publicosAlvo'),
  enabledColumn,
];
