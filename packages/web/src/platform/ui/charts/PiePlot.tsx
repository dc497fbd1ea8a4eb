/**
 * The ring, drawn by recharts. Colours stand as attributes, so that the saved image can resolve them. The legend beside
 * it is what keyboard and screen readers use; here only the pointer acts.
 */
import { Cell, Label, Pie, PieChart, Tooltip } from 'recharts';
import { type BarUnit, barUnit, type Slice, shareText } from './chartData.ts';
import classes from './charts.module.css';

export interface PiePlotProps {
  slices: readonly (Slice & { colour: string })[];
  total: number;
  unit: BarUnit;
  picked: string | null;
  onPick: (id: string) => void;
}

function Tip({ slice, slices, unit }: { slice: Slice | undefined; slices: readonly Slice[]; unit: BarUnit }) {
  if (!slice) return null;
  return (
    <div className={classes.tip}>
      <b>{slice.label}</b>
      <span>
        {barUnit(unit).text(slice.value)} · {shareText(slice.value, slices)}
      </span>
    </div>
  );
}

export function PiePlot({ slices, total, unit, picked, onPick }: PiePlotProps) {
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
        <Label
          value={barUnit(unit).text(total)}
          position="center"
          dy={10}
          fill="var(--ink)"
          fontSize={16}
          fontWeight={650}
        />
      </Pie>
      <Tooltip
        isAnimationActive={false}
        content={({ payload }) => (
          <Tip slice={slices.find(({ label }) => label === payload?.[0]?.name)} slices={slices} unit={unit} />
        )}
      />
    </PieChart>
  );
}
