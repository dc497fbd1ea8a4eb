import type { Permission } from '@sede/domain/access';
import { expect, it } from 'vitest';
import type { Access } from '../../routing/index.ts';
import { currentEntry, entriesFor, siblingsOf } from './navigation.ts';

const page = (path: string, title: string, access: Permission, menu?: { order: number }) =>
  menu ? { path, title, access, menu } : { path, title, access };
const routes = [
  page('/financial/beneficiarios', 'Beneficiários', 'beneficiarios.ver', { order: 30 }),
  page('/financial/expenses', 'Despesas', 'despesas.ver', { order: 10 }),
  page('/financial/despesas/aprovar', 'Aprovação de despesas', 'despesas.ver-aprovacao', { order: 20 }),
  page('/eventos', 'Eventos', 'eventos.ver'),
];
const having = (...granted: Permission[]) => {
  const set = new Set(granted);
  return (access: Access) => [access].flat().some((one) => set.has(one as Permission));
};
const entriesOf = (...granted: Permission[]) => entriesFor(routes, having(...granted), having(...granted));

it('a card whose page is not built leads to the first built page of its section', () => {
  const entries = entriesOf('financeiro.ver', 'despesas.ver', 'beneficiarios.ver');
  expect(entries.map(({ label, to }) => [label, to])).toEqual([['Financeiro', '/financial/expenses']]);
});

it('areas that are not built do not appear', () => {
  expect(entriesOf('filiados.ver', 'patrimonio.ver')).toEqual([]);
});

it('two cards never lead to the same page', () => {
  const entries = entriesOf('financeiro.ver', 'despesas.ver-aprovacao', 'despesas.aprovar');
  expect(entries.map((entry) => entry.label)).toEqual(['Aprovações']);
});

it('siblings are the built and permitted pages of the section, without the open one', () => {
  const may = having('despesas.ver', 'beneficiarios.ver', 'receitas.ver');
  expect(siblingsOf(routes, '/financial/expenses', may)).toEqual([
    { label: 'Beneficiários', to: '/financial/beneficiarios' },
  ]);
});

it('the approval page marks Aprovações, not Financeiro', () => {
  const all = entriesFor(
    routes,
    () => true,
    () => true,
  );
  expect(currentEntry(all, '/financial/despesas/aprovar')?.label).toBe('Aprovações');
  expect(currentEntry(all, '/financial/beneficiarios')?.label).toBe('Financeiro');
});
