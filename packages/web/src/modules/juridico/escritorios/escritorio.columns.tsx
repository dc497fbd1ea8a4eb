/** Columns of the list of law offices. Source: spec 3 §2.8. */
import type { Escritorio } from '@sede/domain/modules/juridico/escritorios';
import { type Column, EnabledTag } from '#platform/ui/index.ts';

export const escritorioColumns: readonly Column<Escritorio>[] = [
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
