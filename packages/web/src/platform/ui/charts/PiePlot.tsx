/**
 * The ring, drawn by recharts. Colours stand as attributes, so that the saved image can resolve them. The legend beside
 * it is what keyboard and screen readers use; here only the pointer acts.
 */
import { formatReais } from '@sede/domain/kernel';
import { Cell, Label, Pie, PieChart, Tooltip } from 'recharts';
import { type Slice, shareText } from './chartData.ts';
import classes from './charts.module.css';

export interface PiePlotProps {
  slices: readonly (Slice & { colour: string })[];
  total: number;
  picked: string | null;
  onPick: (id: string) => void;
}

function Tip({ slice, slices }: { slice: Slice | undefined; slices: readonly Slice[] }) {
  if (!slice) return null;
  return (
    <div className={classes.tip}>
      <b>{slice.label}</b>
      <span>
        {formatReais(slice.value)} · {shareText(slice.value, slices)}
      </span>
    </div>
  );
}

export function PiePlot({ slices, total, picked, onPick }: PiePlotProps) {
  return (
    <PieChart responsive accessibilityLayer={false} className={classes.pie}>
      <Pie
        data={slices.map((slice) => ({ ...slice }))}
        dataKey="value"
        nameKey="label"
        innerRadius="58%"
        outerRadius="96%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--card)"
        strokeWidth={1.5}
        isAnimationActive={false}
        rootTabIndex={-1}
        onClick={(_sector, index) => {
          const slice = slices[index];
          if (slice) onPick(slice.id);
        }}
      >
        {slices.map((slice) => (
          <Cell
            key={slice.id}
            fill={slice.colour}
            fillOpacity={picked !== null && picked !== slice.id ? 0.3 : 1}
            cursor="pointer"
          />
        ))}
        <Label value="Total" position="center" dy={-12} fill="var(--ink3)" fontSize={13} />
        <Label value={formatReais(total)} position="center" dy={10} fill="var(--ink)" fontSize={16} fontWeight={650} />
      </Pie>
      <Tooltip
        isAnimationActive={false}
        content={({ payload }) => (
          <Tip slice={slices.find(({ label }) => label === payload?.[0]?.name)} slices={slices} />
        )}
      />
    </PieChart>
  );
}
