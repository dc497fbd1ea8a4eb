import { Button } from '@mantine/core';
import { IconColumns3, IconPlus, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { pageWidth } from '../data-table/columnSizes.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { pageCount, rowsExpected } from '../data-table/pagerNumbers.ts';
import type { TableSpec } from '../data-table/types.ts';
import { useColumnChoice } from '../data-table/useColumnChoice.ts';
import { ExportMenu } from '../export-menu/ExportMenu.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import bar from '../filter-bar/FilterBar.module.css';
import { FilterBar } from '../filter-bar/FilterBar.tsx';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import { useKit } from '../kit.ts';
import type { ListControl } from '../list-state/listControl.ts';
import { type FilterMap, formatSort, pageSizesOf } from '../list-state/listState.ts';
import { Menu } from '../overlay/Menu.tsx';
import type { SelectionAction } from '../selection/possible.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useSelection, type WholeSelection } from '../selection/useSelection.ts';
import { countLine } from './countLine.ts';
import classes from './ListPage.module.css';
import { type ReadPage, reasonNotToPrint, usePrintAll } from './usePrintAll.ts';

export interface Page<Row, Sums> {
  itens: Row[];
  total?: number;
  somas?: Sums;
}

/** What a page needs of a react-query result. */
export interface ListQuery<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  /** From `placeholderData: keepPreviousData`: the rows of the previous query. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

export interface PrimaryAction {
  label: string;
  onClick: () => void;
  /** Shown with its reason when it cannot be done now. */
  disabledReason?: string | null;
}

export interface ListPageProps<Row, Sums, F extends FilterMap> {
  title: string;
  list: ListControl<F>;
  query: ListQuery<Page<Row, Sums>>;
  /** For lists whose total and sums are a query of their own (`totais: 'nao'`). */
  totals?: ListQuery<{ total: number; somas?: Sums }>;
  /** 'parcela', 'parcelas'. */
  count: { one: string; many: string; feminine?: boolean };
  /** Centavos that the header shows of the sums. */
  sum?: (sums: Sums) => number | null | undefined;
  /** Which date period and sum are by, where a record has several: 'por vencimento'. */
  basis?: string;
  /** Buttons of the sibling pages. */
  siblings?: ReactNode;
  /** The one primary button; also the key 'n' and the empty state's next step. Leave out without permission. */
  action?: PrimaryAction | null;
  /** Address of the list's export; leave out without permission. */
  exportPath?: string | null;
  /** Reads a page of this list for 'Imprimir', which prints all that the filter matches. Stable between renders. */
  print?: ReadPage<Row>;
  table: TableSpec<Row>;
  /** Boxes at the rows; leave out where nothing can be done with a selection. */
  selection?: {
    sum?: (row: Row) => number;
    actions?: readonly SelectionAction<Row>[];
    /** Counts and marks all that the filter matches, and how many that may be. In: the list's `filterInput`. */
    whole?: { read: (filtro: Record<string, unknown>) => Promise<Omit<WholeSelection, 'filtro'>>; max: number };
  };
  /** Title and text of the empty list. */
  empty: { title: string; text?: ReactNode };
  /** Between the filters and the table: a notice, a tab row. */
  children?: ReactNode;
}

const NO_ROWS: readonly never[] = [];

function PrintChip({ reading, reason, onPrint }: { reading: boolean; reason: string | null; onPrint: () => void }) {
  const idle = reading || reason !== null;
  return (
    <button
      type="button"
      className={bar.chip}
      aria-disabled={idle || undefined}
      title={reason ?? 'Imprimir'}
      onClick={idle ? undefined : onPrint}
    >
      <IconPrinter size={14} aria-hidden />
      <span className={bar.word}>{reading ? 'Preparando…' : 'Imprimir'}</span>
    </button>
  );
}

/** Every list: title with sum and count, siblings, primary action, filters, table, floating bar, and all its states. */
export function ListPage<Row, Sums, F extends FilterMap>(props: ListPageProps<Row, Sums, F>) {
  const { title, list, query, totals, table, action } = props;
  const { state, definition } = list;
  const { userId, ListViews } = useKit();
  const columns = useColumnChoice(userId, table.id, table.columns);
  const rows: readonly Row[] = query.data?.itens ?? NO_ROWS;
  const total = totals ? totals.data?.total : query.data?.total;
  const sums = totals ? totals.data?.somas : query.data?.somas;
  const printed = usePrintAll(props.print, list);
  const selection = useSelection(table.rowKey, rows, list.filterKey);
  const knownColumns = useMemo(() => new Set(table.columns.map(({ id }) => id)), [table.columns]);
  const whole = props.selection?.whole;
  const filtro = list.filterInput;
  const failed = query.error !== null && query.error !== undefined && query.data === undefined;
  const nothing = query.data !== undefined && !query.isPlaceholderData && rows.length === 0;
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
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {action.label}
    </Button>
  );

  return (
    <div className={classes.page} style={{ maxWidth: pageWidth(columns.visible) }} data-wide>
      <header className={classes.head}>
        <div className={classes.titles}>
          <div className={classes.titleRow}>
            <h1>{title}</h1>
            {/* Views read and write any list by its address; the compiler does not relate lists of more and of fewer filters. */}
            {ListViews && definition.views && (
              <ListViews list={list as unknown as ListControl} columns={columns.chosen} knownColumns={knownColumns} />
            )}
          </div>
          <p className={classes.sub} aria-live="polite">
            {countLine(list, total, props.count, sums && props.sum ? props.sum(sums) : undefined, props.basis)}
          </p>
        </div>
        <div className={`${classes.buttons} no-print`}>
          {props.siblings}
          {next}
        </div>
      </header>
      <FilterBar list={list}>
        <span className="phone-hide">
          <Menu
            label="Colunas"
            align="end"
            entries={columns.entries}
            trigger={(trigger) => (
              <button type="button" className={bar.chip} title="Colunas" {...trigger}>
                <IconColumns3 size={14} aria-hidden />
                <span className={bar.word}>Colunas</span>
              </button>
            )}
          />
        </span>
        {props.print && (
          <PrintChip reading={printed.reading} reason={reasonNotToPrint(total)} onPrint={printed.print} />
        )}
        {props.exportPath && (
          <ExportMenu
            path={props.exportPath}
            filterInput={list.filterInput}
            ordem={formatSort(state.sort)}
            disabledReason={total === 0 ? 'Não há registros para exportar.' : null}
          />
        )}
      </FilterBar>
      {props.children}
      {failed ? (
        <div className="card">
          <ErrorState error={query.error} onRetry={() => query.refetch()} />
        </div>
      ) : nothing && !beyond ? (
        <div className="card">
          {list.narrowed ? (
            <EmptyState
              title="Sem registros para mostrar"
              text="Nenhum registro corresponde à busca e aos filtros."
              action={
                <Button variant="default" onClick={list.clear}>
                  Limpar filtros
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={props.empty.title}
              text={props.empty.text ?? 'Sem registros para mostrar'}
              action={action && !action.disabledReason ? next : undefined}
            />
          )}
        </div>
      ) : (
        <DataTable
          {...table}
          label={title}
          columns={columns.visible}
          rows={printed.rows ?? rows}
          total={total}
          page={printed.rows ? 1 : state.page}
          pageSize={printed.rows?.length || state.pageSize}
          pageSizes={pageSizesOf(definition)}
          sort={state.sort}
          onSort={list.toggleSort}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          selection={props.selection ? selection : undefined}
          loading={query.data === undefined}
          dimmed={query.isPlaceholderData === true}
          expected={expected}
          whole={printed.rows !== null}
        />
      )}
      {props.selection && (
        <SelectionBar
          selection={selection}
          feminine={props.count.feminine}
          sum={props.selection.sum}
          actions={props.selection.actions}
          all={whole && { total, max: whole.max, read: async () => ({ filtro, ...(await whole.read(filtro)) }) }}
          page={rows}
          rowKey={table.rowKey}
        />
      )}
    </div>
  );
}
