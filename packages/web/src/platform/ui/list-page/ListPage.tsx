import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { pageWidth } from '../data-table/columnSizes.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { pageCount, rowsExpected } from '../data-table/pagerNumbers.ts';
import { sortFieldOf } from '../data-table/types.ts';
import { useColumnChoice } from '../data-table/useColumnChoice.ts';
import { ExportMenu } from '../export-menu/ExportMenu.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { FilterBar } from '../filter-bar/FilterBar.tsx';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import { useKit } from '../kit.ts';
import { type FilterMap, formatSort, pageSizesOf } from '../list-state/listState.ts';
import { possibleActions } from '../selection/possible.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { type SelectionControl, useSelection } from '../selection/useSelection.ts';
import { countLine, countText } from './countLine.ts';
import { ListHead } from './ListHead.tsx';
import classes from './ListPage.module.css';
import { ColumnsMenu, PrintChip } from './ListTools.tsx';
import type { ListPageProps, PrimaryAction } from './listPageProps.ts';
import { NoRows } from './NoRows.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useLastPage } from './useLastPage.ts';
import { reasonNotToPrint, usePrintAll } from './usePrintAll.ts';

const NO_ROWS: readonly never[] = [];

/** The primary button of a page whose first act is on what is selected. */
function actionOf<Row, Sums, F extends FilterMap>(
  primary: NonNullable<NonNullable<ListPageProps<Row, Sums, F>['selection']>['primary']>,
  { selected, whole, clear }: SelectionControl<Row>,
): PrimaryAction {
  const [act] = possibleActions([primary], [...selected.values()], whole, clear);
  return {
    label: primary.label,
    icon: primary.icon,
    disabledReason: act ? act.reason || null : primary.nothing,
    onClick: () => void act?.run(),
  };
}

/** Every list: title with sum and count, siblings, primary action, filters, table, selection's bar, and all its states. */
export function ListPage<Row, Sums, F extends FilterMap>(props: ListPageProps<Row, Sums, F>) {
  const { title, list, query, totals, table } = props;
  const { state, definition } = list;
  const { userId, ListViews } = useKit();
  const columns = useColumnChoice(userId, table.id, table.columns, table.onOpen !== undefined);
  const page = useLastPage(query, state);
  const rows: readonly Row[] = page.data?.itens ?? NO_ROWS;
  const counted = totals ? totals.data : page.data;
  const total = counted?.total;
  const sums = counted?.somas;
  const printed = usePrintAll(props.print, list);
  const selection = useSelection(table.rowKey, rows, list.filterKey);
  const primary = props.selection?.primary;
  const action = primary ? actionOf(primary, selection) : props.action;
  const knownColumns = useMemo(() => new Set(table.columns.map(({ id }) => id)), [table.columns]);
  const whole = props.selection?.whole;
  const filtro = list.filterInput;
  const failed = query.error !== null && query.error !== undefined && page.data === undefined;
  const nothing = page.data !== undefined && !page.stale && !query.isPlaceholderData && rows.length === 0;
  const lastPage = pageCount(total ?? 0, state.pageSize);
  const beyond = nothing && total !== undefined && total > 0 && state.page > lastPage;

  // Of another filter nobody knows yet how many there will be.
  const shownFilter = useRef(list.filterKey);
  if (!query.isPlaceholderData) shownFilter.current = list.filterKey;
  const expected = shownFilter.current === list.filterKey ? rowsExpected(state.page, state.pageSize, total) : undefined;

  useHotkey('n', action?.label ?? '', () => action?.onClick(), { enabled: Boolean(action && !action.disabledReason) });
  const { setPage } = list;
  // A link to a page that no longer exists (rows were deleted, the page size changed) shows the last one.
  useEffect(() => {
    if (beyond) setPage(lastPage, true);
  }, [beyond, lastPage, setPage]);

  const next = action && (
    <Button
      onClick={action.disabledReason ? undefined : action.onClick}
      aria-disabled={action.disabledReason ? true : undefined}
      data-disabled={action.disabledReason ? true : undefined}
      title={action.disabledReason ?? undefined}
      leftSection={action.icon ?? <IconPlus size={16} aria-hidden />}
    >
      {action.label}
    </Button>
  );
  const sorts = table.columns.flatMap((column) => {
    const field = sortFieldOf(column);
    return field === null ? [] : [{ field, label: column.header }];
  });

  const tools = (
    <>
      <ColumnsMenu entries={columns.entries} />
      {props.print && <PrintChip reading={printed.reading} reason={reasonNotToPrint(total)} onPrint={printed.print} />}
      {props.exportPath && (
        <ExportMenu
          path={props.exportPath}
          filterInput={list.filterInput}
          ordem={formatSort(state.sort)}
          disabledReason={total === 0 ? 'Não há registros para exportar.' : null}
        />
      )}
    </>
  );

  return (
    <div className={classes.page} style={{ maxWidth: props.panel ? undefined : pageWidth(columns.visible) }} data-wide>
      <ListHead
        title={title}
        tags={props.tags}
        views={
          ListViews &&
          definition.views && <ListViews list={list} columns={columns.chosen} knownColumns={knownColumns} />
        }
        line={
          props.line ??
          countLine(list, total, props.count, sums && props.sum ? props.sum(sums) : undefined, {
            basis: props.basis,
            waiting: totals !== undefined && totals.data === undefined && !totals.error,
          })
        }
        onRecount={totals?.error && !totals.data ? () => void totals.refetch() : null}
      >
        {props.siblings}
        {!action?.floating && next}
      </ListHead>
      <div className={props.panel ? classes.withPanel : undefined}>
        <div className={classes.list}>
          {props.above}
          {props.filters ? (
            props.filters(tools)
          ) : (
            <FilterBar
              list={list}
              lead={props.lead}
              sheet={{
                sorts,
                columns: columns.ofCards,
                shown: total === undefined ? undefined : countText(total, props.count),
              }}
            >
              {tools}
            </FilterBar>
          )}
          {props.children}
          {page.stale && <StaleNotice error={query.error} onRetry={() => void query.refetch()} />}
          {failed ? (
            <div className="card">
              <ErrorState error={query.error} onRetry={() => query.refetch()} title={props.failure} />
            </div>
          ) : nothing && !beyond ? (
            <div className="card">
              <NoRows
                list={list}
                empty={props.empty}
                next={action && !action.disabledReason ? next : undefined}
                read={props.print}
              />
            </div>
          ) : (
            <DataTable
              {...table}
              label={title}
              columns={columns.visible}
              rows={printed.rows ?? rows}
              total={total}
              page={printed.rows ? 1 : page.state.page}
              pageSize={printed.rows?.length || page.state.pageSize}
              pageSizes={pageSizesOf(definition)}
              sort={page.state.sort}
              onSort={list.toggleSort}
              onPage={list.setPage}
              onPageSize={list.setPageSize}
              selection={props.selection ? selection : undefined}
              loading={page.data === undefined}
              dimmed={query.isPlaceholderData === true}
              expected={expected}
              whole={printed.rows !== null}
            />
          )}
          {props.selection && (
            <SelectionBar
              selection={selection}
              feminine={props.count.feminine}
              noun={props.selection.noun}
              sum={props.selection.sum}
              actions={props.selection.actions}
              all={whole && { total, max: whole.max, read: async () => ({ filtro, ...(await whole.read(filtro)) }) }}
              page={rows}
              rowKey={table.rowKey}
            />
          )}
        </div>
        {props.panel}
      </div>
      {action?.floating && <div className={`${classes.floating} no-print`}>{next}</div>}
    </div>
  );
}
