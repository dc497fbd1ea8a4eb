import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { MenuList } from '../overlay/Menu.tsx';
import overlay from '../overlay/overlay.module.css';
import { usePopover } from '../overlay/usePopover.ts';
import { stickyTopOf } from '../scroll/stickyTop.ts';
import { columnSizes, columnsIn } from './columnSizes.ts';
import classes from './DataTable.module.css';
import { SkeletonCards, SkeletonRows } from './SkeletonRows.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { CardSums, TableSums } from './TableSums.tsx';
import type { DataTableProps, Layout } from './types.ts';
import { useFrame } from './useFrame.ts';
import { isPhone, useIsPhone } from './useIsPhone.ts';
import { useRowKeys } from './useRowKeys.ts';

type Cards = typeof import('./CardList.tsx').CardList;
const readCards = () => import('./CardList.tsx');
// Only a phone has cards: it asks for them as soon as it knows that there is a list, the others never.
if (isPhone()) void readCards();
// A lazy component forgets that it is generic: it is the one that was read.
const CardList = lazy(() => readCards().then((m) => ({ default: m.CardList }))) as Cards;

/** The table of every list: rows of 40 px, status at the left edge, keys, selection, details, pages; cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rowKey, selection, loading = false, expected = props.rows.length } = props;
  const phone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  const { width, overflows } = useFrame(frame);
  // A card takes what it needs of all columns.
  const columns = phone || props.whole ? props.columns : columnsIn(props.columns, width);
  // While other rows of the same list are read, those in sight already stand in the room that the new ones take.
  const rows = props.dimmed && expected < props.rows.length ? props.rows.slice(0, expected) : props.rows;
  const toCome = loading ? (props.expected ?? props.pageSize) : props.dimmed ? expected - rows.length : 0;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [menuRow, setMenuRow] = useState<Row | null>(null);
  const menu = usePopover({
    role: 'menu',
    align: 'end',
    label: menuRow === null ? 'Ações' : `Ações de ${props.rowLabel(menuRow)}`,
    onClose: () => setMenuRow(null),
  });

  const layout: Layout<Row> = {
    columns,
    sizes: columnSizes(columns),
    selectable: selection !== undefined,
    expandable: props.detail !== undefined,
    actions: props.rowActions !== undefined,
    span: columns.length + 1 + (selection ? 1 : 0) + (props.detail ? 1 : 0) + (props.rowActions ? 1 : 0),
  };

  const toggleDetail = useCallback(
    (key: string) =>
      setOpened((current) => {
        const next = new Set(current);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );

  const { current = null, onFollow } = props;
  const acts = {
    open: (row: Row) => (props.onOpen ? props.onOpen(row) : props.detail && toggleDetail(rowKey(row))),
    select: selection && {
      toggle: (row: Row, range: boolean) => selection.toggle(row, rows, range),
      set: selection.setAll,
    },
    ...(props.detail && {
      detail: (row: Row, show: boolean) => opened.has(rowKey(row)) !== show && toggleDetail(rowKey(row)),
    }),
    ...(onFollow && { follow: onFollow }),
  };
  const at = current === null ? -1 : rows.findIndex((row) => rowKey(row) === current);
  const keys = useRowKeys(rows, acts, at);

  // A new page starts at its top, if that has scrolled out of sight.
  const page = useRef(props.page);
  useEffect(() => {
    const top = frame.current;
    if (page.current !== props.page && top && top.getBoundingClientRect().top < stickyTopOf(top)) {
      top.scrollIntoView({ block: 'start' });
    }
    page.current = props.page;
  }, [props.page]);

  const rowProps = (row: Row, index: number) => ({
    row,
    index,
    spec: props,
    layout,
    opened: opened.has(rowKey(row)),
    selected: selection?.selected.has(rowKey(row)) ?? false,
    current: current !== null && rowKey(row) === current,
    onToggleDetail: () => toggleDetail(rowKey(row)),
    onSelect: (range: boolean) => selection?.toggle(row, rows, range),
    menuTrigger: {
      ...menu.triggerProps,
      'aria-expanded': menu.open && menuRow === row,
      onClick: (event: React.MouseEvent<HTMLElement>) => {
        menu.toggle(event.currentTarget);
        setMenuRow(row);
      },
    },
  });

  return (
    <div className={classes.card}>
      <div ref={frame} className={classes.frame} data-overflows={overflows || undefined}>
        {phone ? (
          <>
            {!loading && (
              <Suspense fallback={<SkeletonCards count={rows.length} />}>
                <CardList label={props.label} rows={rows} dimmed={props.dimmed} rowProps={rowProps} rowKey={rowKey} />
              </Suspense>
            )}
            {toCome > 0 && <SkeletonCards count={toCome} />}
            {props.sums && <CardSums sums={props.sums} />}
          </>
        ) : (
          <table className={classes.table} aria-busy={loading || props.dimmed || undefined}>
            <caption className={classes.caption}>{props.label}</caption>
            <TableHead table={props} layout={layout} />
            <tbody
              className={classes.body}
              data-dimmed={props.dimmed || undefined}
              ref={keys.body}
              onKeyDown={keys.onKeyDown}
            >
              {!loading && rows.length === 0 && (
                <tr>
                  <td colSpan={layout.span} className={classes.nothing}>
                    Sem registros para mostrar
                  </td>
                </tr>
              )}
              {!loading &&
                rows.map((row, index) => (
                  <TableRow key={rowKey(row)} {...rowProps(row, index)} tabIndex={index === keys.active ? 0 : -1} />
                ))}
              <SkeletonRows count={toCome} layout={layout} after={loading ? 0 : rows.length} />
            </tbody>
            {props.sums && <TableSums sums={props.sums} layout={layout} />}
          </table>
        )}
      </div>
      <div {...menu.panelProps} className={overlay.panel}>
        {menu.open && menuRow && <MenuList entries={props.rowActions?.(menuRow) ?? []} close={menu.close} />}
      </div>
      <TableFoot table={props} />
    </div>
  );
}
