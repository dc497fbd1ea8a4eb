/** The year that the address names (`?ano=2026`): today's where it names none between the two. Out: what `YearSteps` takes. */
import { setSearch, useSearch } from '../../routing/index.ts';
import { useKit } from '../kit.ts';
import type { YearStepsProps } from './YearSteps.tsx';

export function useYear(min: number, max: number): YearStepsProps {
  const { today } = useKit();
  const asked = Number(useSearch().ano);
  const year = Number.isInteger(asked) && asked >= min && asked <= max ? asked : Number(today.slice(0, 4));
  return { year, min, max, onYear: (other) => setSearch((now) => ({ ...now, ano: String(other) })) };
}
