/**
 * What a filter's chip says of its value: 'novembro/2026', 'Aprovada, Negada', 'Aprovada +2', 'R$ 100,00 a R$ 250,00'.
 */

import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { heldBy, type Option, type Range } from '../list-state/filters.ts';
import type { Filter } from '../list-state/listState.ts';
import { labelOfPeriod } from '../list-state/period.ts';

function namesText(names: readonly string[]): string {
  const [first = '', second] = names;
  if (names.length <= 1) return first;
  return names.length === 2 && first.length + (second?.length ?? 0) <= 28
    ? `${first}, ${second}`
    : `${first} +${names.length - 1}`;
}

function rangeText({ de, ate }: Range, unit: 'centavos' | 'inteiro'): string {
  const show = (value: number) => (unit === 'centavos' ? formatReais(value) : value.toLocaleString('pt-BR'));
  if (de !== null && ate !== null) return de === ate ? show(de) : `${show(de)} a ${show(ate)}`;
  return de !== null ? `a partir de ${show(de)}` : `até ${show(ate ?? 0)}`;
}

/** null: the filter holds no value. `records` are the labels known so far of a record filter's ids. */
export function chipText(filter: Filter, held: unknown, records: readonly Option[] = []): string | null {
  if (held === null || held === undefined) return null;
  switch (filter.kind) {
    case 'period':
      return labelOfPeriod(heldBy(filter, held), filter.months);
    case 'choice':
      return namesText(
        heldBy(filter, held).map((one) => filter.options.find((option) => option.value === one)?.label ?? one),
      );
    case 'record': {
      const ids = heldBy(filter, held);
      const names = ids.map((id) => records.find((record) => record.value === id)?.label);
      return names.every((name) => name !== undefined) ? namesText(names) : `${ids.length}`;
    }
    case 'yesNo':
      return held ? filter.yes : filter.no;
    case 'range':
      return rangeText(heldBy(filter, held), filter.unit);
    case 'day':
      return formatDataBr(heldBy(filter, held));
    case 'text':
      return heldBy(filter, held);
  }
}
