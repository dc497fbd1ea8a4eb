import cards from './CardList.module.css';
import classes from './DataTable.module.css';
import type { Layout } from './types.ts';

/** Widths vary so that it reads as text to come, the same at every drawing. */
const textWidth = (row: number, column: number) => `${82 - ((row * 17 + column * 29) % 42)}%`;
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const Waiting = () => <span className={classes.hiddenText}>Carregando…</span>;

interface SkeletonProps<Row> {
  count: number;
  layout: Layout<Row>;
  /** Places of rows that are there, before these. */
  after?: number;
}

/** Grey bars in the very columns of the rows to come. */
export function SkeletonRows<Row>({ count, layout, after = 0 }: SkeletonProps<Row>) {
  const places = [layout.selectable, layout.expandable].filter(Boolean).length;
  return upTo(count).map((row) => (
    <tr key={row} className={classes.row}>
      <td className={classes.bar}>{row + after === 0 && <Waiting />}</td>
      {upTo(places).map((place) => (
        <td key={place} className={classes.box} />
      ))}
      {layout.columns.map((column, at) => (
        <td key={column.id} className={column.numeric ? classes.numeric : undefined}>
          <span className={classes.skeleton} style={{ width: column.numeric ? '70%' : textWidth(row, at) }} />
        </td>
      ))}
      {layout.actions && <td className={classes.actions} />}
    </tr>
  ));
}

/** The same for a phone's cards: three lines each. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <ul className={cards.list} aria-busy>
      {upTo(count).map((card) => (
        <li key={card} className={cards.card}>
          {card === 0 && <Waiting />}
          <div className={cards.waiting}>
            {upTo(3).map((line) => (
              <span key={line} className={classes.skeleton} style={{ width: textWidth(card, line) }} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
