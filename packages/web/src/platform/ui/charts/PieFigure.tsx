import { lazy, Suspense } from 'react';
import { Money } from '../text/Money.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartWaiting } from './ChartPlace.tsx';
import { type BarUnit, barUnit, colourOf, drawable, type Slice, shareText } from './chartData.ts';
import classes from './charts.module.css';

const PiePlot = lazy(() => import('./PiePlot.tsx').then((m) => ({ default: m.PiePlot })));

/** Longer legends stand in two columns where there is room. */
const ONE_COLUMN = 11;

export interface PieFigureProps {
  title: string;
  /** Period, basis, whatever the numbers are of. */
  note: string;
  file: string;
  slices: readonly Slice[];
  /** Sum of all slices: centavos, or how many. */
  total: number;
  unit?: BarUnit;
  /** Heading of the labels in the table: 'Item de receita'. */
  labelHeader: string;
  /** The slice that the page is narrowed to. */
  picked: string | null;
  /** Clicking the picked one again gives null. */
  onPick: (id: string | null) => void;
}

/** A ring of amounts, or of counts, with their sum in the middle; a click on a slice or on its line in the legend picks it. */
export function PieFigure({
  title,
  note,
  file,
  slices,
  total,
  unit = 'reais',
  labelHeader,
  picked,
  onPick,
}: PieFigureProps) {
  const { text } = barUnit(unit);
  const amounts = unit === 'reais';
  const shown = (value: number) => (amounts ? <Money value={value} bare signed /> : text(value));
  const coloured = slices.map((slice, index) => ({ ...slice, colour: slice.colour ?? colourOf(index, slice.rest) }));
  const hidden = slices.length - drawable(slices).length;
  const toggle = (id: string) => onPick(picked === id ? null : id);
  const [largest] = slices;
  const summary = largest
    ? `${title}: ${slices.length} partes, ${text(total)} ao todo; a maior é ${largest.label}, ${text(largest.value)}.`
    : `${title}: nada para mostrar.`;
  return (
    <ChartFigure
      title={title}
      note={note}
      summary={summary}
      file={file}
      legend={coloured.map(({ label, value, colour }) => ({
        colour,
        text: label,
        value: `${text(value)} · ${shareText(value, slices)}`,
      }))}
      side={
        <div className={classes.side}>
          <ul
            className={classes.legend}
            data-long={slices.length > ONE_COLUMN || undefined}
            aria-label="Legenda: escolha uma parte para ver só as suas linhas"
          >
            {coloured.map((slice) => (
              <li key={slice.id}>
                <button
                  type="button"
                  aria-pressed={picked === slice.id}
                  data-dim={(picked !== null && picked !== slice.id) || undefined}
                  onClick={() => toggle(slice.id)}
                >
                  <span className={classes.swatch} style={{ background: slice.colour }} aria-hidden />
                  <span className={classes.label}>{slice.label}</span>
                  <span className={classes.share}>{shareText(slice.value, slices)}</span>
                  <span className={classes.value}>{shown(slice.value)}</span>
                </button>
              </li>
            ))}
          </ul>
          {hidden > 0 && (
            <p className={classes.note}>O que soma zero ou menos não aparece no desenho, só aqui e na tabela.</p>
          )}
        </div>
      }
      table={
        <table className={classes.table}>
          <caption className="visually-hidden">
            {title}, {note}
          </caption>
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              <th scope="col">Quantidade</th>
              {amounts && <th scope="col">Valor (R$)</th>}
              <th scope="col">%</th>
            </tr>
          </thead>
          <tbody>
            {coloured.map((slice) => (
              <tr key={slice.id}>
                <th scope="row">
                  <span className={classes.key} style={{ background: slice.colour }} aria-hidden />
                  {slice.label}
                </th>
                <td>{(amounts ? slice.count : slice.value)?.toLocaleString('pt-BR') ?? '—'}</td>
                {amounts && <td>{shown(slice.value)}</td>}
                <td>{shareText(slice.value, slices)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>
                {(amounts ? slices.reduce((sum, { count = 0 }) => sum + count, 0) : total).toLocaleString('pt-BR')}
              </td>
              {amounts && <td>{shown(total)}</td>}
              <td />
            </tr>
          </tfoot>
        </table>
      }
    >
      <Suspense fallback={<ChartWaiting shape="pie" />}>
        <PiePlot
          slices={coloured.filter(({ value }) => value > 0)}
          total={total}
          unit={unit}
          picked={picked}
          onPick={toggle}
        />
      </Suspense>
    </ChartFigure>
  );
}
