/**
 * The line under a list's title: '21/10/2026 a 20/11/2026 · 148 parcelas · R$ 312.480,55 · por vencimento'.
 *
 * Says what the filter shows: its period (if the list has one), how many, their sum in centavos, and which date counts
 * where a record has several. Parts that are not known yet are left out, so the line never shows a wrong number; while
 * count and sum are under way apart from the page, '…' stands for both.
 */

import { formatReais } from '@sede/domain/kernel';
import { heldBy } from '../list-state/filters.ts';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap } from '../list-state/listState.ts';
import { labelOfRange, rangeOfPeriod } from '../list-state/period.ts';

/** Sign and digits stay on one line of a phone. */
const NO_BREAK = '\u00a0';

/** '148 parcelas' */
export const countText = (total: number, { one, many }: { one: string; many: string }): string =>
  `${total.toLocaleString('pt-BR')} ${total === 1 ? one : many}`;

export function countLine<F extends FilterMap>(
  { definition, state }: Pick<ListControl<F>, 'definition' | 'state'>,
  total: number | undefined,
  count: { one: string; many: string },
  sum: number | null | undefined,
  { basis, waiting = false }: { basis?: string | undefined; waiting?: boolean } = {},
): string {
  const parts: string[] = [];
  for (const [key, filter] of Object.entries(definition.filters)) {
    const value = state.filters[key];
    if (filter.kind === 'period' && value !== null) {
      parts.push(labelOfRange(rangeOfPeriod(heldBy(filter, value), filter.months)));
    }
  }
  if (total !== undefined) parts.push(countText(total, count));
  else if (waiting) parts.push('…');
  if (sum !== null && sum !== undefined) parts.push(formatReais(sum).replace(' ', NO_BREAK));
  if (basis) parts.push(basis);
  return parts.join(' · ');
}
