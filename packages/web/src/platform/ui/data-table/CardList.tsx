import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './CardList.module.css';
import table from './DataTable.module.css';
import { ActionsButton, type RowProps, SelectBox } from './TableRow.tsx';

function Card<Row>(props: RowProps<Row>) {
  const { row, spec, layout, opened } = props;
  const detailId = useId();
  const status = spec.rowStatus?.(row);
  const place = (name: string) => layout.columns.filter((column) => (column.card ?? 'line') === name);
  const titles = place('title');
  const heading = (titles.length > 0 ? titles : layout.columns.slice(0, 1)).map((column) => (
    <span key={column.id}>{column.cell(row)}</span>
  ));
  const lines = place('line').filter((column) => titles.length > 0 || column !== layout.columns[0]);
  return (
    <li className={classes.card} data-tone={status?.tone ?? undefined} data-selected={props.selected || undefined}>
      <div className={classes.top}>
        {layout.selectable && <SelectBox {...props} />}
        {spec.onOpen ? (
          <button type="button" className={classes.title} onClick={() => spec.onOpen?.(row)}>
            {heading}
          </button>
        ) : (
          <div className={classes.title}>{heading}</div>
        )}
        <div className={classes.value}>
          {place('value').map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </div>
        {layout.actions && <ActionsButton {...props} />}
      </div>
      <dl className={classes.lines}>
        {lines.map((column) => {
          const cell = column.cell(row);
          // A cell with nothing in it needs no line.
          return cell === null ? null : (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{cell}</dd>
            </div>
          );
        })}
      </dl>
      {spec.detail && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={opened}
          aria-controls={opened ? detailId : undefined}
          onClick={props.onToggleDetail}
        >
          <IconChevronDown size={16} aria-hidden className={classes.chevron} /> Detalhes
          <span className={table.hiddenText}> de {spec.rowLabel(row)}</span>
        </button>
      )}
      {opened && spec.detail && (
        <div id={detailId} className={classes.detail}>
          {spec.detail(row)}
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

/** The rows on a phone: one card each, the same boxes, menus and details. */
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
