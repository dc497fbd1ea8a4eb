/** Columns of the list of revenue items. Source: spec 1 §2.21, §3.6. */
import type { ItemReceita } from '@sede/domain/modules/financeiro/itens-receita';
import { type Column, EnabledTag } from '#platform/ui/index.ts';

export const itemReceitaColumns: readonly Column<ItemReceita>[] = [
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
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    card: 'value',
    cell: (row) => <EnabledTag disabled={row.desabilitado} />,
  },
];
