/**
 * The screen kit's charts: pie with a legend that filters, bars by month. The drawing library is loaded with the first
 * chart that is drawn; what stands here is light. Colours are tokens (`--chart-1` … `--chart-30`).
 */
export { BarsFigure } from './charts/BarsFigure.tsx';
export { ChartPlace } from './charts/ChartPlace.tsx';
export type { BarSeries } from './charts/chartData.ts';

export { PieFigure } from './charts/PieFigure.tsx';
