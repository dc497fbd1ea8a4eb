/** The bars, drawn by recharts. Colours stand as attributes, so that the saved image can resolve them. */
import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { type BarRow, type BarSeries, type BarUnit, barText, barUnit } from './chartData.ts';
import classes from './charts.module.css';

export interface BarsPlotProps {
  series: readonly BarSeries[];
  rows: readonly BarRow[];
  unit: BarUnit;
  stacked: boolean;
  onPick?: ((row: string, series: string) => void) | undefined;
}

const TICK = { fill: 'var(--ink3)', fontSize: 12 };

export function BarsPlot({ series, rows, unit, stacked, onPick }: BarsPlotProps) {
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
      <YAxis
        width={64}
        tick={TICK}
        tickFormatter={barUnit(unit).axis}
        allowDecimals={unit === 'reais'}
        tickLine={false}
        axisLine={false}
      />
      <ReferenceLine y={0} stroke="var(--line-strong)" />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--hover)' }}
        content={({ label, payload }) => {
          const row = rows.find((one) => one.label === label);
          return payload.length === 0 || row === undefined ? null : (
            <div className={classes.tip}>
              <b>{label}</b>
              {payload.map((entry) => (
                <span key={String(entry.dataKey)}>
                  {entry.name}: {barText(row, String(entry.dataKey), unit)}
                </span>
              ))}
            </div>
          );
        }}
      />
      {series.map(({ id, label, colour }) => (
        <Bar
          key={id}
          dataKey={id}
          name={label}
          fill={colour}
          radius={stacked ? 0 : [3, 3, 0, 0]}
          {...(stacked && { stackId: 'one' })}
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
