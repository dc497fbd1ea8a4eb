import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './CardList.module.css';
import { roleOf } from './columnSizes.ts';
import table from './DataTable.module.css';
import { ActionsButton, type RowProps, SelectBox } from './TableRow.tsx';
import type { CardRole, Column } from './types.ts';

interface PartsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  className: string | undefined;
}

/** Cells side by side; where none of them has anything to say, nothing. */
function Parts<Row>({ columns, row, className }: PartsProps<Row>) {
  const cells = columns.map((column) => ({ id: column.id, cell: (column.inCard ?? column.cell)(row) }));
  const said = cells.filter(({ cell }) => cell !== null && cell !== '' && cell !== '—');
  if (said.length === 0) return null;
  return (
    <div className={className}>
      {said.map(({ id, cell }) => (
        <span key={id}>{cell}</span>
      ))}
    </div>
  );
}

/** 'header: cell', one below the other. */
function Lines<Row>({ columns, row }: Omit<PartsProps<Row>, 'className'>) {
  const said = columns.map((column) => ({ column, cell: column.cell(row) })).filter(({ cell }) => cell !== null);
  if (said.length === 0) return null;
  return (
    <dl className={classes.lines}>
      {said.map(({ column, cell }) => (
        <div key={column.id}>
          <dt>{column.header}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </dl>
  );
}

function Card<Row>(props: RowProps<Row>) {
  const { row, spec, layout, opened } = props;
  const detailId = useId();
  const status = spec.rowStatus?.(row);
  const of = (role: CardRole) => layout.columns.filter((column) => roleOf(column) === role);
  const named = of('title');
  const title = named.length > 0 ? named : layout.columns.slice(0, 1);
  const lines = of('line').filter((column) => !title.includes(column));
  const { onOpen } = spec;
  // What opens shows all of the record there.
  const more = !onOpen && (lines.length > 0 || spec.detail !== undefined);
  return (
    <li className={classes.card} data-tone={status?.tone ?? undefined} data-selected={props.selected || undefined}>
      {status?.tone && <span className={table.hiddenText}>{status.label}</span>}
      {/* Over the whole card and beside its links, not around them: a link inside a button is nobody's. */}
      {onOpen && (
        <button
          type="button"
          className={classes.open}
          aria-label={spec.rowLabel(row)}
          onClick={() => onOpen(row)}
          data-row={props.index}
          data-key={spec.rowKey(row)}
          aria-current={props.current || undefined}
        />
      )}
      <div className={classes.top}>
        {layout.selectable && <SelectBox {...props} />}
        <div className={classes.first}>
          <Parts columns={title} row={row} className={classes.title} />
          <Parts columns={of('value')} row={row} className={classes.value} />
        </div>
        <div className={classes.rest}>
          <Parts columns={of('subtitle')} row={row} className={classes.subtitle} />
          <Parts columns={[...of('status'), ...of('date')]} row={row} className={classes.third} />
        </div>
        {(more || layout.actions) && (
          <div className={classes.tools}>
            {more && (
              <button
                type="button"
                className={table.iconButton}
                aria-expanded={opened}
                aria-controls={opened ? detailId : undefined}
                aria-label={`Detalhes de ${spec.rowLabel(row)}`}
                onClick={props.onToggleDetail}
              >
                <IconChevronDown size={18} aria-hidden className={classes.chevron} />
              </button>
            )}
            {layout.actions && <ActionsButton {...props} />}
          </div>
        )}
      </div>
      <Lines columns={of('entry')} row={row} />
      {opened && more && (
        <div id={detailId} className={classes.detail}>
          <Lines columns={lines} row={row} />
          {spec.detail?.(row)}
        </div>
      )}
    </li>
  );
}

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  dimmed?: boolean;
  rowKey: (row: Row) => string;
  rowProps: (row: Row, index: number) => RowProps<Row>;
}

/** The rows on a phone: one card of three lines each, the same boxes, menus and details. */
export function CardList<Row>({ label, rows, dimmed, rowKey, rowProps }: CardListProps<Row>) {
  if (rows.length === 0) return <p className={table.nothing}>Sem registros para mostrar</p>;
  return (
    <ul className={classes.list} aria-label={label} aria-busy={dimmed || undefined} data-dimmed={dimmed || undefined}>
      {rows.map((row, index) => (
        <Card key={rowKey(row)} {...rowProps(row, index)} />
      ))}
    </ul>
  );
}
