/**
 * The visible columns of a table and the entries of its 'Colunas' menu. The choice is kept per user in this browser.
 */

import { useCallback, useMemo, useState } from 'react';
import type { MenuEntry } from '../overlay/Menu.tsx';
import { readLocal, writeLocal } from '../text/localStore.ts';
import { columnKey, formatChoice, isShown, parseChoice, toggleColumn } from './columnChoice.ts';
import type { Column } from './types.ts';

export function useColumnChoice<Row>(userId: string, tableId: string, columns: readonly Column<Row>[]) {
  const key = columnKey(userId, tableId);
  const [toggled, setToggled] = useState(() => parseChoice(readLocal(key)));
  const toggle = useCallback(
    (id: string) =>
      setToggled((current) => {
        const next = toggleColumn(current, id);
        writeLocal(key, formatChoice(next));
        return next;
      }),
    [key],
  );
  const visible = useMemo(() => columns.filter((column) => isShown(column, toggled)), [columns, toggled]);
  const entries: MenuEntry[] = columns
    .filter((column) => column.hideable !== false && column.header !== '')
    .map((column) => ({
      label: column.header,
      checked: isShown(column, toggled),
      onSelect: () => toggle(column.id),
    }));
  return { visible, entries };
}
