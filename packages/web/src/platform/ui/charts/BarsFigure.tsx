import { lazy, Suspense } from 'react';
import { Money } from '../text/Money.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartWaiting } from './ChartPlace.tsx';
import { type BarRow, type BarSeries, type BarUnit, barText, barUnit } from './chartData.ts';
import classes from './charts.module.css';

const BarsPlot = lazy(() => import('./BarsPlot.tsx').then((m) => ({ default: m.BarsPlot })));

export interface BarsFigureProps {
  title: string;
  note: string;
  file: string;
  series: readonly BarSeries[];
  rows: readonly BarRow[];
  /** Heading of the rows in the table: 'Mês'. */
  rowHeader: string;
  /** Default: amounts. */
  unit?: BarUnit;
  /** One bar for each row, made of its series, instead of bars side by side. */
  stacked?: boolean;
  /** Opens what a bar is made of; the table's amounts are then buttons too. */
  onPick?: (row: string, series: string) => void;
}

/** Bars side by side for each row (a month), or one stacked; below zero where an amount is; the table tells the same to the centavo. */
export function BarsFigure(props: BarsFigureProps) {
  const { title, note, file, series, rows, rowHeader, unit = 'reais', stacked = false, onPick } = props;
  const shown = (row: BarRow, id: string) =>
    unit === 'reais' ? <Money value={row.values[id] ?? 0} bare signed /> : barText(row, id, unit);
  const first = rows[0]?.label ?? '';
  const last = rows.at(-1)?.label ?? '';
  return (
    <ChartFigure
      title={title}
      note={note}
      summary={`${title}: ${series.map(({ label }) => label).join(', ')}, ${rows.length} colunas de ${first} a ${last}.`}
      file={file}
      legend={series.map(({ label, colour }) => ({ colour, text: label, value: '' }))}
      table={
        <table className={classes.table}>
          <caption className="visually-hidden">
            {title}, {note}
          </caption>
          <thead>
            <tr>
              <th scope="col">{rowHeader}</th>
              {series.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                  {barUnit(unit).heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {series.map(({ id, label }) => (
                  <td key={id}>
                    {onPick ? (
                      <button
                        type="button"
                        className={classes.cell}
                        aria-label={`${label}, ${row.label}: ${barText(row, id, unit)}`}
                        onClick={() => onPick(row.id, id)}
                      >
                        {shown(row, id)}
                      </button>
                    ) : (
                      shown(row, id)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <Suspense fallback={<ChartWaiting shape="bars" />}>
        <BarsPlot series={series} rows={rows} unit={unit} stacked={stacked} onPick={onPick} />
      </Suspense>
      <ul className={classes.keys}>
        {series.map(({ id, label, colour }) => (
          <li key={id}>
            <span className={classes.swatch} style={{ background: colour }} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
