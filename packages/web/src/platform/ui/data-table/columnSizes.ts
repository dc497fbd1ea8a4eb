/**
 * How wide the columns of a table are, by their declarations alone and not by what a page happens to hold: pages, page
 * sizes and the skeleton stand in the same columns, and an amount is never cut.
 *
 * A column with a width has at least that and grows only for a longer content; the others share what is left (equally, or
 * by their `share`), cut with '…', never under `MIN_TEXT` or what they say themselves (`least`). Pixels. Source: decision 063.
 */
import type { CardRole, Column, ColumnSize } from './types.ts';

const MIN_TEXT = 150;
/** A text column wider than this carries the eye too far from one cell to the next. */
const MAX_TEXT = 560;
/** Status edge, box, details and actions, and the table's border. */
const CONTROLS = 4 + 34 + 34 + 44 + 2;
/** A table of few columns keeps the width of every other page. */
const PAGE = 1360;
/** Narrower than this a table shows only what a phone's card shows. */
const NARROW = 900;

const grows = <Row>({ width, numeric }: Column<Row>) => width === undefined && !numeric;

/** The sizes of these columns, in their order. */
export function columnSizes<Row>(columns: readonly Column<Row>[]): ColumnSize[] {
  const shares = columns.filter(grows).reduce((sum, { share = 1 }) => sum + share, 0);
  return columns.map((column) =>
    grows(column)
      ? { grows: true, width: `${(100 * (column.share ?? 1)) / shares}%`, minWidth: column.least ?? MIN_TEXT }
      : { grows: false, width: column.width === undefined ? undefined : `${column.width}px`, minWidth: column.width },
  );
}

/** How wide a page with this table may be: beyond it the numbers would drift away from their texts. */
export const pageWidth = <Row>(columns: readonly Column<Row>[]): number =>
  Math.max(
    PAGE,
    columns.reduce((sum, column) => sum + (grows(column) ? MAX_TEXT : (column.width ?? MIN_TEXT)), CONTROLS),
  );

const OFF_CARD: ReadonlySet<CardRole> = new Set(['line', 'none']);
export const roleOf = <Row>({ card = 'line' }: Column<Row>): CardRole => card;

/** The columns that stand in a frame of this width; 0 is a frame that has none yet. */
export function columnsIn<Row>(columns: readonly Column<Row>[], frame: number): readonly Column<Row>[] {
  if (frame === 0 || frame >= NARROW) return columns;
  const own = columns.filter((column) => !OFF_CARD.has(roleOf(column)));
  // A table whose columns say nothing of themselves is shown as it is.
  return own.some((column) => roleOf(column) === 'title') ? own : columns;
}
