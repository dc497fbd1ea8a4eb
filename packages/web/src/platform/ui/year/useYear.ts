/** The year that the address names (`?ano=2026`): today's where it names none between the two. Out: the year, and the way to another. */
import { setSearch, useSearch } from '../../routing/index.ts';
import { useKit } from '../kit.ts';

export function useYear(min: number, max: number): [number, (year: number) => void] {
  const { today } = useKit();
  const asked = Number(useSearch().ano);
  const year = Number.isInteger(asked) && asked >= min && asked <= max ? asked : Number(today.slice(0, 4));
  return [year, (other) => setSearch((now) => ({ ...now, ano: String(other) }))];
}
