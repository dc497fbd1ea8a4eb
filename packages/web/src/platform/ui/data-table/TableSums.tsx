import { InMoneyColumn, Money } from '../text/Money.tsx';
import classes from './DataTable.module.css';
import type { Layout, TableSum } from './types.ts';

const Amount = ({ value }: Pick<TableSum, 'value'>) => (value === undefined ? '…' : <Money value={value} signed />);

interface SumsProps<Row> {
  sums: readonly TableSum[];
  layout: Layout<Row>;
}

/** Sums below the rows, each under the column that it is of; its label reaches up to there. */
export function TableSums<Row>({ sums, layout }: SumsProps<Row>) {
  const edges = 1 + [layout.selectable, layout.expandable].filter(Boolean).length;
  return (
    <tfoot className={classes.sums}>
      {sums.map(({ label, column, value }) => {
        const at = layout.columns.findIndex(({ id }) => id === column);
        // Of a column that is not in sight it stands in the last place.
        const before = edges + (at < 0 ? layout.columns.length - 1 : at);
        const after = layout.span - before - 1;
        return (
          <tr key={label}>
            <th scope="row" colSpan={before}>
              {label}
            </th>
            <td className={classes.numeric} data-strong>
              <InMoneyColumn value>
                <Amount value={value} />
              </InMoneyColumn>
            </td>
            {after > 0 && <td colSpan={after} />}
          </tr>
        );
      })}
    </tfoot>
  );
}

/** The same below a phone's cards. */
export function CardSums({ sums }: { sums: readonly TableSum[] }) {
  return (
    <dl className={classes.cardSums}>
      {sums.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
