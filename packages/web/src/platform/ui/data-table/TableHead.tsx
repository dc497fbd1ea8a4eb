import { headerState } from '../selection/selection.ts';
import classes from './DataTable.module.css';
import { type Column, type ColumnSize, type DataTableProps, type Layout, sortFieldOf } from './types.ts';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  size: ColumnSize | undefined;
  table: DataTableProps<Row>;
}

function HeaderCell<Row>({ column, size, table }: HeaderCellProps<Row>) {
  const field = sortFieldOf(column);
  const at = field === null ? -1 : table.sort.findIndex((term) => term.field === field);
  const term = table.sort[at];
  // Only the first term is announced: two columns with aria-sort would contradict each other.
  const sorted = at === 0 ? (term?.desc ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      className={column.numeric ? classes.numeric : undefined}
      style={{ width: size?.width, minWidth: size?.minWidth }}
      aria-sort={sorted}
    >
      {field === null ? (
        column.header
      ) : (
        <button type="button" className={classes.sort} onClick={() => table.onSort(field)}>
          {column.header}
          <span className={classes.arrow} data-dir={sorted} aria-hidden />
        </button>
      )}
    </th>
  );
}

function SelectAll<Row>({ table }: { table: DataTableProps<Row> }) {
  const { selection, rows, rowKey } = table;
  const state = selection ? headerState(selection.selected, rows, rowKey) : 'none';
  return (
    <input
      type="checkbox"
      className={classes.check}
      aria-label="Selecionar as linhas desta página"
      checked={state === 'all'}
      disabled={rows.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={() => selection?.setAll(rows, state !== 'all')}
    />
  );
}

export function TableHead<Row>({ table, layout }: { table: DataTableProps<Row>; layout: Layout<Row> }) {
  return (
    <thead className={classes.head}>
      <tr>
        <td className={classes.bar} />
        {layout.selectable && (
          <td className={classes.box}>
            <SelectAll table={table} />
          </td>
        )}
        {layout.expandable && (
          <td className={classes.box}>
            <span className={classes.hiddenText}>Detalhes</span>
          </td>
        )}
        {layout.columns.map((column, at) => (
          <HeaderCell key={column.id} column={column} size={layout.sizes[at]} table={table} />
        ))}
        {layout.actions && (
          <td className={classes.actions}>
            <span className={classes.hiddenText}>Ações</span>
          </td>
        )}
      </tr>
    </thead>
  );
}
