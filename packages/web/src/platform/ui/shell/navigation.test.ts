import type { Permission } from '@sede/domain/access';
import { expect, it } from 'vitest';
import type { Access } from '../../routing/index.ts';
import { currentEntry, entriesFor, groupsOf, modulesFor, pagesOf, sectionAt, standDirectly } from './navigation.ts';

const page = (
  path: string,
  title: string,
  access: Permission,
  menu?: { order: number; group?: string; quiet?: true },
) => (menu ? { path, title, access, menu } : { path, title, access });
const routes = [
  page('/financial/beneficiarios', 'Beneficiários', 'beneficiarios.ver', { order: 30, group: 'Cadastros' }),
  page('/financial/expenses', 'Despesas', 'despesas.ver', { order: 10, group: 'Dia a dia' }),
  page('/financial/despesas/aprovar', 'Aprovação de despesas', 'despesas.ver-aprovacao', {
    order: 20,
    group: 'Dia a dia',
  }),
  page('/financial/documentos', 'Documentos', 'documentos.ver', { order: 40, group: 'Cadastros' }),
  page('/eventos', 'Eventos', 'eventos.ver'),
  page('/juridico/escritorios', 'Escritórios', 'escritorios.ver', { order: 10 }),
  page('/juridico/objetos', 'Objetos', 'escritorios.ver', { order: 20 }),
];
const having = (...granted: Permission[]) => {
  const set = new Set(granted);
  // 'session' and 'public' are asked too, and are none of them.
  return (access: Access) => [access].flat().some((one) => set.has(one as Permission));
};
const everything = () => true;
const entriesOf = (...granted: Permission[]) => entriesFor(routes, having(...granted), having(...granted));
const all = entriesFor(routes, everything, everything);

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

it('who may open a page of a section and no card of it gets that page: of contracts, the documents', () => {
  expect(entriesOf('documentos.ver').map(({ label, to, group }) => [label, to, group])).toEqual([
    ['Documentos', '/financial/documentos', 'administrativo'],
  ]);
  expect(entriesOf('documentos.ver', 'financeiro.ver', 'despesas.ver').map(({ label }) => label)).toEqual([
    'Financeiro',
  ]);
});

it('a page that everybody may open is no entry of its own, but stands in its section', () => {
  const menu = { order: 50, group: 'Cadastros' };
  const open = (quiet?: true) => [
    page('/financial/numeros', 'Números', 'documentos.ver', quiet ? { ...menu, quiet } : menu),
  ];
  const may = having('documentos.ver');
  expect(entriesFor(open(), may, may)).toHaveLength(1);
  expect(entriesFor(open(true), may, may)).toEqual([]);
  expect(pagesOf(open(true), '/financial', may)).toHaveLength(1);
});

it('the menu of a section is its built and permitted pages in named groups', () => {
  const may = having('despesas.ver', 'beneficiarios.ver', 'receitas.ver');
  expect(sectionAt(routes, '/financial/qualquer')).toBe('/financial');
  const groups = groupsOf(pagesOf(routes, '/financial', may));
  expect(groups.map(({ name, pages }) => [name, pages.map(({ to }) => to)])).toEqual([
    ['Dia a dia', ['/financial/expenses']],
    ['Cadastros', ['/financial/beneficiarios']],
  ]);
});

it('the approval page marks Aprovações, not Financeiro', () => {
  expect(currentEntry(all, '/financial/despesas/aprovar')?.label).toBe('Aprovações');
  expect(currentEntry(all, '/financial/beneficiarios')?.label).toBe('Financeiro');
});

it('a page elsewhere marks the only home page of its section, and none where there are several', () => {
  const [entry] = all;
  if (!entry) throw new Error('no entries');
  const alone = { ...entry, root: '/filiados', to: '/filiados', section: '/filiados', label: 'Filiados' };
  expect(currentEntry([alone], '/filiacao/pedidos', '/filiados')?.label).toBe('Filiados');
  expect(currentEntry([alone], '/filiacao/pedidos')).toBeNull();
  expect(
    currentEntry([alone, { ...alone, root: '/outra', to: '/outra' }], '/filiacao/pedidos', '/filiados'),
  ).toBeNull();
});

it('up to six home pages stand in the bar, of seven their modules do', () => {
  const [entry] = all;
  if (!entry) throw new Error('no entry');
  expect(standDirectly(Array(6).fill(entry))).toBe(true);
  expect(standDirectly(Array(7).fill(entry))).toBe(false);
});

it('a module with few home pages lists the pages of their areas, another its home pages', () => {
  const modules = modulesFor(routes, all, everything);
  expect(modules.map(({ short, areas, pages }) => [short, areas, pages.map(({ label }) => label)])).toEqual([
    // Three of them: the pages of finance, and Eventos, which is in no menu.
    ['Administrativo', true, ['Eventos', 'Despesas', 'Aprovação de despesas', 'Beneficiários', 'Documentos']],
    ['Jurídico', true, ['Escritórios', 'Objetos']],
  ]);
  const more = all.concat(
    ['/a', '/b'].map((to) => ({ id: null, label: to, to, group: 'administrativo', root: to, section: to })),
  );
  expect(modulesFor(routes, more, everything)[0]?.pages).toHaveLength(5);
});

it('a page stands in the menus of several sections, each for whom it is there, and is in the one that offers it', () => {
  const relatorio = {
    ...page('/processos/relatorio', 'Relatório', 'processos.relatorio'),
    menu: { order: 5, section: '/juridico', for: 'juridico.ver' as const },
    alsoIn: [{ order: 90, section: '/financial', for: 'financeiro.ver' as const, label: 'Relatório de processos' }],
  };
  const all = [...routes, relatorio];
  const finance = having('financeiro.ver', 'despesas.ver', 'processos.relatorio');
  const legal = having('juridico.ver', 'escritorios.ver', 'processos.relatorio');
  const labels = (section: string, may: ReturnType<typeof having>) =>
    pagesOf(all, section, may).map(({ label }) => label);
  expect(labels('/financial', finance)).toEqual(['Despesas', 'Relatório de processos']);
  expect(labels('/juridico', finance)).toEqual([]);
  expect(labels('/juridico', legal)).toEqual(['Relatório', 'Escritórios', 'Objetos']);
  expect(labels('/financial', legal)).toEqual([]);
  expect(sectionAt(all, '/processos/relatorio', finance)).toBe('/financial');
  expect(sectionAt(all, '/processos/relatorio', legal)).toBe('/juridico');
  // Nobody is led into a section by a page that is offered there to others only.
  expect(entriesFor(all, finance, finance).map(({ to }) => to)).toEqual(['/financial/expenses']);
});

it('a page is not offered to whoever has another one in its place', () => {
  const menu = { order: 1, section: '/juridico', unless: 'escritorios.ver' as const };
  const all = [...routes, { ...page('/escritorio', 'Processos', 'processos.ver'), menu }];
  const to = (...granted: Permission[]) => pagesOf(all, '/juridico', having(...granted)).map((one) => one.to);
  expect(to('processos.ver')).toEqual(['/escritorio']);
  expect(to('processos.ver', 'escritorios.ver')).not.toContain('/escritorio');
});
