/**
 * Rows as objects of one shape, from the arrays that pg makes of them.
 *
 * In: the result's column names (SQL's). Out: a function from a row's values to an object with the names in camelCase,
 * compiled once for each list of names. pg's own objects are hash tables: made, read and completed with derived values,
 * they cost a list of 50 × 46 a fifth of its time (docs/decisions/013). Only column names, quoted, enter the code.
 */

export type MakeRow = (values: unknown[]) => Record<string, unknown>;

/** Bounded: a report may make up column names. */
const MAX_SHAPES = 2_000;
const shapes = new Map<string, MakeRow>();

const camelName = (column: string) => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function compile(columns: string[]): MakeRow {
  const names = columns.map(camelName);
  // None of them is '__proto__', which a literal would take for the prototype: the renaming leaves no '_p'.
  // Of columns with one name the last counts, as in pg.
  const fields = names.map((name, at) => `${JSON.stringify(name)}: r[${at}]`);
  return new Function('r', `return {${fields.join(', ')}};`) as MakeRow;
}

export function rowShape(columns: string[]): MakeRow {
  const key = columns.join('\n');
  const known = shapes.get(key);
  if (known) return known;
  const made = compile(columns);
  if (shapes.size < MAX_SHAPES) shapes.set(key, made);
  return made;
}
