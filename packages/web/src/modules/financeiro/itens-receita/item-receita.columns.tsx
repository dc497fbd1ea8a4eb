/** Columns of the list of revenue items. Source: spec 1 §2.21, §3.6. */
import { ITEM_RECEITA_FIELDS, type ItemReceita } from '@sede/domain/modules/financeiro/itens-receita';
import { type Column, columnsOf, enabledColumn, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<ItemReceita, typeof ITEM_RECEITA_FIELDS>(ITEM_RECEITA_FIELDS);

export const itemReceitaColumns: readonly Column<ItemReceita>[] = [
  column('tipo', { sortable: true, width: 150 }),
  column('nome', { sortable: true, ...TITLE }),
  enabledColumn,
];
