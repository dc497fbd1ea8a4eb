/** Columns of the list of expense items. Source: spec 1 §2.21, §3.6. */
import { ITEM_DESPESA_FIELDS, type ItemDespesa } from '@sede/domain/modules/financeiro/itens-despesa';
import { type Column, columnsOf, enabledColumn, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<ItemDespesa, typeof ITEM_DESPESA_FIELDS>(ITEM_DESPESA_FIELDS);

export const itemDespesaColumns: readonly Column<ItemDespesa>[] = [
  column('tipo', { sortable: true, width: 150 }),
  column('nome', { sortable: true, ...TITLE }),
  column('centroCusto', { sortable: true }),
  {
    id: 'nomeBeneficiario',
    header: 'Beneficiário sugerido',
    sortable: true,
    cell: (row) => row.nomeBeneficiario ?? '—',
  },
  enabledColumn,
];
