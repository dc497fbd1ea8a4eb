import type { Busca } from '@sede/domain/modules/sistema/busca';
import { describe, expect, it } from 'vitest';
import type { Access, RouteDefinition } from '#platform/routing/index.ts';
import { EVERYWHERE, PAGES, paletteGroups, readTyped, recordGroups, scopesOf, stillMatching } from './palette.ts';

const page = Object.assign(() => null, { preload: async () => undefined });
const despesas: RouteDefinition = {
  path: '/financial/expenses',
  title: 'Despesas',
  access: 'despesas.ver',
  help: 'README',
  page,
  goKey: 'd',
  actions: [{ label: 'Registrar despesa', access: 'despesas.editar', to: '/financial/expenses?registro=novo' }],
  records: {
    source: 'despesas',
    hrefOf: (id) => `/financial/expenses?registro=${id}`,
    listHref: (busca) => `/financial/expenses?busca=${busca}`,
  },
};
const routes: RouteDefinition[] = [
  { path: '/', title: 'Entrar', access: 'public', help: 'README', frame: 'bare', page },
  { path: '/profile', title: 'Início', access: 'session', help: 'README', page },
  despesas,
  {
    path: '/financial/despesas/aprovar',
    title: 'Aprovação de despesas',
    access: 'despesas.ver-aprovacao',
    help: 'README',
    page,
    records: { source: 'despesas', hrefOf: (id) => `/aprovar?registro=${id}` },
  },
  { path: '/financial/despesas/:inicio/:fim', title: 'Não liquidadas', access: 'despesas.ver', help: 'README', page },
];
const may =
  (...permissions: string[]) =>
  (access: Access) =>
    access === 'session' || access === 'public' || [access].flat().some((one) => permissions.includes(one));
const finance = may('despesas.ver', 'despesas.ver-aprovacao', 'despesas.editar');

const busca: Busca = {
  grupos: [
    { fonte: 'despesas', mais: true, itens: [{ id: '1', titulo: 'Luz · CEB', detalhe: 'NF 7' }] },
    { fonte: 'desconhecida', mais: false, itens: [{ id: '2', titulo: 'Sem tela', detalhe: null }] },
  ],
};
const groups = (text: string, who = finance, recentes: { label: string; detail: null; to: string }[] = []) =>
  paletteGroups({ text, routes, may: who, recentes, records: [] }).map(({ title, entries }) => [
    title,
    entries.map(({ label }) => label),
  ]);

describe('what Ctrl K offers', () => {
  it('before anything is typed: what was opened lately, actions, pages', () => {
    const lately = { label: 'Luz · CEB', detail: null, to: '/financial/expenses?registro=1' };
    expect(groups('', finance, [lately])).toEqual([
      ['Abertos há pouco', ['Luz · CEB']],
      ['Ações', ['Registrar despesa']],
      ['Páginas', ['Início', 'Despesas', 'Aprovação de despesas']],
    ]);
  });
  it('pages and actions without accents, by every word, by initials', () => {
    expect(groups('aprovacao')).toEqual([['Páginas', ['Aprovação de despesas']]]);
    expect(groups('desp reg')).toEqual([['Ações', ['Registrar despesa']]]);
    expect(groups('ad')).toEqual([['Páginas', ['Aprovação de despesas']]]);
    expect(groups('xyzw')).toEqual([]);
  });
  it('nothing that the person may not open, neither lately', () => {
    const lately = { label: 'Luz', detail: null, to: '/financial/expenses?registro=1' };
    expect(groups('', may(), [lately])).toEqual([['Páginas', ['Início']]]);
    expect(groups('registrar', may('despesas.ver'))).toEqual([]);
  });
});

describe('where it is searched', () => {
  const beneficiarios: RouteDefinition = {
    path: '/financial/beneficiarios',
    title: 'Beneficiários',
    access: 'beneficiarios.ver',
    help: 'README',
    page,
    records: { source: 'beneficiarios', people: true, hrefOf: (id) => `/b?registro=${id}` },
  };
  const all = [...routes, beneficiarios];
  const scopes = scopesOf(all, may('despesas.ver', 'beneficiarios.ver'));

  it('everywhere, pages, people, or one kind of record that the person may open', () => {
    expect(scopes.map(({ label, sources }) => [label, sources])).toEqual([
      ['Tudo', null],
      ['Páginas', []],
      ['Pessoas', ['beneficiarios']],
      ['Despesas', ['despesas']],
    ]);
    expect(scopesOf(all, may('eventos.ver')).map(({ label }) => label)).toEqual(['Tudo', 'Páginas']);
  });
  it('> asks for pages, whatever is chosen', () => {
    expect(readTyped('> desp', EVERYWHERE)).toEqual({ text: 'desp', scope: PAGES });
    expect(readTyped('luz >', EVERYWHERE)).toEqual({ text: 'luz >', scope: EVERYWHERE });
  });
  it('in one scope there is nothing of the others', () => {
    const lately = [
      { label: 'Luz', detail: null, to: '/financial/expenses?registro=1' },
      { label: 'Ana', detail: null, to: '/financial/beneficiarios?registro=2' },
    ];
    const shown = (text: string, at: number) =>
      paletteGroups({
        text,
        routes: all,
        may: may('despesas.ver', 'beneficiarios.ver'),
        recentes: lately,
        records: [],
        ...(scopes[at] && { scope: scopes[at] }),
      }).map(({ title, entries }) => [title, entries.map(({ label }) => label)]);
    expect(shown('', 2)).toEqual([['Abertos há pouco', ['Ana']]]);
    expect(shown('despesas', 3)).toEqual([]);
    expect(shown('despesas', 1)).toEqual([['Páginas', ['Despesas']]]);
  });
  it('people stand before transactions', () => {
    const found: Busca = {
      grupos: [
        { fonte: 'despesas', mais: false, itens: [{ id: '1', titulo: 'Luz · Ana', detalhe: null }] },
        { fonte: 'beneficiarios', mais: false, itens: [{ id: '2', titulo: 'Ana', detalhe: null }] },
      ],
    };
    const titles = recordGroups(found, 'ana', all, may('despesas.ver', 'beneficiarios.ver')).map(({ title }) => title);
    expect(titles).toEqual(['Beneficiários', 'Despesas']);
  });
});

describe('records', () => {
  it('stand under the first page that opens them and that the person may open', () => {
    const [found, ...rest] = recordGroups(busca, 'luz', routes, finance);
    expect(rest).toEqual([]);
    expect(found?.entries.map(({ label, to }) => [label, to])).toEqual([
      ['Luz · CEB', '/financial/expenses?registro=1'],
      ['Ver todos em Despesas', '/financial/expenses?busca=luz'],
    ]);
    const [approver] = recordGroups(busca, 'luz', routes, may('despesas.ver-aprovacao'));
    expect(approver).toMatchObject({ title: 'Aprovação de despesas', entries: [{ to: '/aprovar?registro=1' }] });
    expect(recordGroups(busca, 'luz', routes, may())).toEqual([]);
  });
  it('of an earlier text stay only while they answer the new one', () => {
    const found = recordGroups(busca, 'luz', routes, finance);
    expect(stillMatching(found, 'luz ceb')[0]?.entries.map(({ label }) => label)).toEqual(['Luz · CEB']);
    expect(stillMatching(found, 'luz cax')[0]?.entries).toEqual([]);
  });
});

describe('hits that open another record', () => {
  const filiados: RouteDefinition = {
    ...{ path: '/filiados', title: 'Filiados', access: 'filiados.ver', help: 'README', page },
    records: { source: 'filiados', people: true, hrefOf: (id) => `/filiados?registro=${id}` },
    moreRecords: [{ source: 'dependentes', people: true, title: 'Dependentes', hrefOf: (id) => `/filiados/${id}` }],
  };
  it('stand under their own name and lead to the page that opens them', () => {
    const found: Busca = {
      grupos: [
        { fonte: 'dependentes', mais: true, itens: [{ id: '7', titulo: 'Ana', detalhe: 'Dependente de Maria' }] },
      ],
    };
    const [group] = recordGroups(found, 'ana', [filiados], may('filiados.ver'));
    expect(group?.title).toBe('Dependentes');
    expect(group?.entries.map(({ label, detail, to }) => [label, detail, to])).toEqual([
      ['Ana', 'Dependente de Maria', '/filiados/7'],
    ]);
    expect(scopesOf([filiados], may('filiados.ver')).find(({ id }) => id === 'pessoas')?.sources).toEqual([
      'filiados',
      'dependentes',
    ]);
  });
});
