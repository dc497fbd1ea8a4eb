import classes from './DataTable.module.css';
import type { Layout } from './types.ts';

/** Grey bars in place of rows, only before the first answer. Widths vary so that it reads as text to come. */
export function SkeletonRows<Row>({ count, layout }: { count: number; layout: Layout<Row> }) {
  const rows = Array.from({ length: count }, (_, i) => i);
  return (
    <>
      {rows.map((row) => (
        <tr key={row} className={classes.row}>
          <td className={classes.bar} />
          <td colSpan={layout.span - 1}>
            {row === 0 && <span className={classes.hiddenText}>Carregando…</span>}
            <span className={classes.skeleton} style={{ width: `${92 - ((row * 17) % 40)}%` }} />
          </td>
        </tr>
      ))}
    </>
  );
}
