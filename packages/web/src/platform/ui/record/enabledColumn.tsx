import type { Column } from '../data-table/types.ts';
import { EnabledTag } from './EnabledTag.tsx';

/** 'Situação' of records that can be switched off. */
export const enabledColumn: Column<{ desabilitado: boolean }> = {
  id: 'situacao',
  header: 'Situação',
  width: 130,
  card: 'status',
  cell: (row) => <EnabledTag disabled={row.desabilitado} />,
};
