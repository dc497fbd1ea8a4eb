/** Middle, ends and percentiles of a handful of measurements. An empty list is a defect of the caller: it throws. */

function sorted(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('nothing was measured');
  return [...values].sort((a, b) => a - b);
}

/** The value below which `part` (0–1) of the measurements lie, between neighbours where it falls between them. */
export function percentile(values: readonly number[], part: number): number {
  const all = sorted(values);
  const at = (all.length - 1) * part;
  const low = all[Math.floor(at)] ?? 0;
  const high = all[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function ends(values: readonly number[]): [number, number] {
  const all = sorted(values);
  return [all[0] ?? 0, all.at(-1) ?? 0];
}
