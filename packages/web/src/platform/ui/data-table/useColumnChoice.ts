/**
 * The visible columns of a table and the entries of its 'Colunas' menu. The choice is kept per user in this browser,
 * unless the address brings one (a saved view, a colleague's link): then it stays in the address.
 */

import { useCallback, useMemo, useState } from 'react';
import { setSearch, useSearch } from '../../routing/index.ts';
import { COLUMNS_PARAM, formatColumns, parseColumns } from '../list-state/viewState.ts';
import type { MenuEntry } from '../overlay/Menu.tsx';
import { readLocal, writeLocal } from '../text/localStore.ts';
import { columnKey, formatChoice, isShown, parseChoice, toggleColumn } from './columnChoice.ts';
import { roleOf } from './columnSizes.ts';
import type { Column } from './types.ts';

export function useColumnChoice<Row>(
  userId: string,
  tableId: string,
  columns: readonly Column<Row>[],
  /** A record that opens shows all of itself there: its card offers only what stands in its lines. */
  opens: boolean,
) {
  const key = columnKey(userId, tableId);
  const [own, setOwn] = useState(() => parseChoice(readLocal(key)));
  const brought = useSearch()[COLUMNS_PARAM];
  const toggled = useMemo(() => (brought === undefined ? own : parseColumns(brought)), [brought, own]);
  const toggle = useCallback(
    (id: string) => {
      const next = toggleColumn(toggled, id);
      if (brought !== undefined) {
        setSearch((current) => ({ ...current, [COLUMNS_PARAM]: formatColumns(next) }), { replace: true });
        return;
      }
      writeLocal(key, formatChoice(next));
      setOwn(next);
    },
    [key, toggled, brought],
  );
  const visible = useMemo(() => columns.filter((column) => isShown(column, toggled)), [columns, toggled]);
  const offered = columns.filter((column) => column.hideable !== false && column.header !== '');
  const asEntry = (column: Column<Row>): MenuEntry => ({
    label: column.header,
    checked: isShown(column, toggled),
    onSelect: () => toggle(column.id),
  });
  const onCards = (column: Column<Row>) => roleOf(column) !== 'none' && (!opens || roleOf(column) !== 'line');
  return {
    visible,
    entries: offered.map(asEntry),
    ofCards: offered.filter(onCards).map(asEntry),
    chosen: formatColumns(toggled),
  };
}
