/** Columns of the list of expense items. Source: spec 1 §2.21, §3.6. */
import type { ItemDespesa } from '@sede/domain/modules/financeiro/itens-despesa';
import { type Column, EnabledTag } from '#platform/ui/index.ts';

export const itemDespesaColumns: readonly Column<ItemDespesa>[] = [
  { id: 'tipo', header: 'Tipo', sortable: true, width: 150, cell: (row) => row.tipo },
  {
    id: 'nome',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.nome,
  },
  { id: 'centroCusto', header: 'Centro de custo', sortable: true, cell: (row) => row.centroCusto ?? '—' },
  {
    id: 'nomeBeneficiario',
    header: 'Beneficiário sugerido',
    sortable: true,
    cell: (row) => row.nomeBeneficiario ?? '—',
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    card: 'value',
    cell: (row) => <EnabledTag disabled={row.desabilitado} />,
  },
];
