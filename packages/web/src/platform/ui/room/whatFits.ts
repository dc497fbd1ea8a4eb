/**
 * Which parts of a line find room on it: the others go into a menu, so that the line never becomes two.
 *
 * In: parts with their width and rank (the lowest stays longest), the room that they have together, the gap between two,
 * and the width of what stands for those left out. Out: the keys of those left out; none when all fit. Pixels.
 */
export interface Part {
  key: string;
  width: number;
  rank: number;
}

export interface Room {
  /** What the parts have together, and gaps between them. */
  width: number;
  gap: number;
  /** The button for those left out, where it does not stand anyway. */
  more: number;
}

export function whatIsLeftOut(parts: readonly Part[], { width, gap, more }: Room): string[] {
  const needed = (kept: readonly Part[]) => kept.reduce((sum, part) => sum + part.width + gap, 0);
  if (needed(parts) <= width) return [];
  const kept = [...parts].sort((a, b) => a.rank - b.rank);
  const out: string[] = [];
  while (kept.length > 0 && needed(kept) + more > width) out.push(kept.pop()?.key ?? '');
  return out;
}
