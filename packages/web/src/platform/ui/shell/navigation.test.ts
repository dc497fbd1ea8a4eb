import type { Permission } from '@sede/domain/access';
import { expect, it } from 'vitest';
import { currentEntry, entriesFor, siblingsOf } from './navigation.ts';

const routes = ['/financial/expenses', '/financial/beneficiarios', '/financial/despesas/aprovar', '/eventos'].map(
  (path) => ({ path }),
);
const having = (...granted: Permission[]) => {
  const set = new Set(granted);
  return (permission: Permission) => set.has(permission);
};

it('a card whose page is not built leads to the first built page of its section', () => {
  const entries = entriesFor(routes, having('financeiro.ver', 'despesas.ver', 'beneficiarios.ver'));
  expect(entries.map(({ label, to }) => [label, to])).toEqual([['Financeiro', '/financial/expenses']]);
});

it('areas that are not built do not appear', () => {
  expect(entriesFor(routes, having('filiados.ver', 'patrimonio.ver'))).toEqual([]);
});

it('two cards never lead to the same page', () => {
  const entries = entriesFor(routes, having('financeiro.ver', 'despesas.ver-aprovacao', 'despesas.aprovar'));
  expect(entries.map((entry) => entry.label)).toEqual(['Aprovações']);
});

it('siblings are the built and permitted pages of the section, without the open one', () => {
  const can = having('despesas.ver', 'beneficiarios.ver', 'receitas.ver');
  expect(siblingsOf(routes, '/financial/expenses', can)).toEqual([
    { label: 'Beneficiários', to: '/financial/beneficiarios' },
  ]);
});

it('the approval page marks Aprovações, not Financeiro', () => {
  const all = entriesFor(routes, () => true);
  expect(currentEntry(all, '/financial/despesas/aprovar')?.label).toBe('Aprovações');
  expect(currentEntry(all, '/financial/beneficiarios')?.label).toBe('Financeiro');
});
