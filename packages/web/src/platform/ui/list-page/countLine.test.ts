import { expect, it } from 'vitest';
import { type ListDefinition, parseListState } from '../list-state/listState.ts';
import { periodFilter } from '../list-state/period.ts';
import { countLine } from './countLine.ts';

const definition = {
  sortable: ['data'],
  defaultSort: 'data',
  filters: { periodo: periodFilter({ label: 'Período', months: 'ciclo' }) },
} satisfies ListDefinition;
const at = (search: Record<string, string>) => ({
  definition,
  state: parseListState(definition, search, '2026-11-20'),
});
const count = { one: 'parcela', many: 'parcelas' };

it('says period, count and sum of what the filter shows', () => {
  expect(countLine(at({}), 148, count, 31248055)).toBe('21/10/2026 a 20/11/2026 · 148 parcelas · R$\u00a0312.480,55');
});
it('says which date counts, last, on the screen and in print', () => {
  expect(countLine(at({ periodo: 'tudo' }), 2, count, 100, { basis: 'por vencimento' })).toBe(
    '2 parcelas · R$\u00a01,00 · por vencimento',
  );
});
it('counts one as one and many in thousands', () => {
  expect(countLine(at({ periodo: 'tudo' }), 1, count, undefined)).toBe('1 parcela');
  expect(countLine(at({ periodo: 'tudo' }), 200_000, count, 0)).toBe('200.000 parcelas · R$\u00a00,00');
});
it('waits quietly for count and sum that come apart from the page', () => {
  const given = { basis: 'por vencimento', waiting: true };
  expect(countLine(at({}), undefined, count, undefined, given)).toBe('21/10/2026 a 20/11/2026 · … · por vencimento');
  expect(countLine(at({ periodo: 'tudo' }), 2, count, 100, given)).not.toContain('…');
});
it('shows no number before it is known', () => {
  expect(countLine(at({}), undefined, count, undefined)).toBe('21/10/2026 a 20/11/2026');
});
