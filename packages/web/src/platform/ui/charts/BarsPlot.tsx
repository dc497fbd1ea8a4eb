/** The bars, drawn by recharts. Colours stand as attributes, so that the saved image can resolve them. */
import { formatReais } from '@sede/domain/kernel';
import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { type BarRow, type BarSeries, shortReais } from './chartData.ts';
import classes from './charts.module.css';

export interface BarsPlotProps {
  series: readonly BarSeries[];
  rows: readonly BarRow[];
  onPick?: ((row: string, series: string) => void) | undefined;
}

const TICK = { fill: 'var(--ink3)', fontSize: 12 };

export function BarsPlot({ series, rows, onPick }: BarsPlotProps) {
  const data = rows.map(({ id, label, values }) => ({ id, label, ...values }));
  return (
    <BarChart
      data={data}
      responsive
      accessibilityLayer={false}
      className={classes.bars}
      barGap={2}
      margin={{ left: 8 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="label" tick={TICK} tickLine={false} axisLine={false} />
      <YAxis width={64} tick={TICK} tickFormatter={shortReais} tickLine={false} axisLine={false} />
      <ReferenceLine y={0} stroke="var(--line-strong)" />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--hover)' }}
        content={({ label, payload }) =>
          payload.length === 0 ? null : (
            <div className={classes.tip}>
              <b>{label}</b>
              {payload.map((entry) => (
                <span key={String(entry.dataKey)}>
                  {entry.name}: {formatReais(Number(entry.value))}
                </span>
              ))}
            </div>
          )
        }
      />
      {series.map(({ id, label, colour }) => (
        <Bar
          key={id}
          dataKey={id}
          name={label}
          fill={colour}
          radius={[3, 3, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
          cursor={onPick ? 'pointer' : undefined}
          onClick={(_bar, index) => {
            const row = rows[index];
            if (row) onPick?.(row.id, id);
          }}
        />
      ))}
    </BarChart>
  );
}
