/** Columns of the list of law offices. Source: spec 3 §2.8. */
import { ESCRITORIO_FIELDS, type Escritorio } from '@sede/domain/modules/juridico/escritorios';
import { type Column, columnsOf, enabledColumn, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<Escritorio, typeof ESCRITORIO_FIELDS>(ESCRITORIO_FIELDS);

export const escritorioColumns: readonly Column<Escritorio>[] = [
  column('nome', { sortable: true, ...TITLE }),
  enabledColumn,
];
