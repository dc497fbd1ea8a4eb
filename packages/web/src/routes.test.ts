import { permissionsOf, ROLES, type Role } from '@sede/domain/access';
import { expect, it } from 'vitest';
import type { RouteDefinition } from '#platform/routing/index.ts';
import { redirectOf } from '#platform/routing/redirect.ts';
import { allRoutes } from '#platform/testing/modules.ts';
import { pagesOf } from '#platform/ui/shell/navigation.ts';

const PAGINAS_DO_JURIDICO = [
  ...['Jurídico', 'Atendimentos', 'Gerenciar processos', 'Prazos', 'Gerenciamento de agenda', 'Lista de espera'],
  ...['Relatório de processos', 'Gerenciar objetos de processo', 'Escritórios', 'Feriados', 'Parcela compensatória'],
];
const PAGINAS_DO_ESCRITORIO = ['Processos', 'Jurídico', 'Atendimentos', 'Prazos'];

/** Addresses of the third text, and whose roles open them. */
const LEGAIS = ['juridico', 'visualizador_juridico', 'escritorio_juridico'];
const DOS_CONTRATOS = ['gestor_de_contratos', 'visualizador_contratos'];
/** Political themes are read by the staff: neither by members nor by outside offices. */
const EQUIPE = ROLES.map(({ valor }) => valor).filter((role) => !['filiado', 'escritorio_juridico'].includes(role));
const QUEM_ABRE: Record<string, string[]> = {
  '/juridico': LEGAIS,
  '/juridico/atendimentos': LEGAIS,
  '/juridico/atendimentos/agendados': LEGAIS,
  '/juridico/atendimentos/pendentes': LEGAIS,
  '/juridico/processos': LEGAIS,
  '/escritorio': LEGAIS,
  '/processos/relatorio': ['juridico', 'visualizador_juridico', 'visualizador_financeiro', 'relatorios'],
  '/juridico/gerenciamento-agenda': ['juridico', 'visualizador_juridico'],
  '/juridico/prazos': LEGAIS,
  '/juridico/feriados': LEGAIS,
  '/juridico/objetos': ['juridico'],
  '/juridico/escritorios': ['juridico', 'visualizador_juridico'],
  '/juridico/lista-de-espera': ['juridico', 'visualizador_juridico'],
  '/filiado/processos': ['filiado'],
  '/Sindex': ['sindex'],
  '/Sindex/calculos': ['sindex'],
  '/Sindex/comparar': ['sindex'],
  '/PowerBi': ['power_bi'],
  '/Autoridades': ['autoridades'],
  '/Autoridades/:id': ['autoridades'],
  '/sindical': EQUIPE,
  '/sindical/temas': EQUIPE,
  '/sindical/tema/:id': EQUIPE,
  '/sindical/tema/:id/:secao': EQUIPE,
  '/gestao-de-contratos': DOS_CONTRATOS,
  '/gestao-de-contratos/contratos': DOS_CONTRATOS,
  '/financial/contratos': ['admin_financeiro', 'visualizador_financeiro', ...DOS_CONTRATOS],
  '/patrimonio': ['patrimonio'],
  '/patrimonio/bens/:id': ['patrimonio'],
  '/patrimonio/controle-de-fluxo': ['patrimonio'],
  '/patrimonio/historico-manutencao': ['patrimonio'],
  '/patrimonio/inventarios': ['patrimonio'],
  '/patrimonio/inventarios/:id': ['patrimonio'],
  '/patrimonio/inventarios/:id/leitura': ['patrimonio'],
};

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

it('no two pages of the program have one address, and none two letters after g', async () => {
  const routes = await allRoutes();
  expect(routes.length).toBeGreaterThan(20);
  expect(repeated(routes.map(({ path }) => path))).toEqual([]);
  // Who may open both would be shown a letter that leads elsewhere.
  expect(repeated(routes.flatMap(({ goKey }) => goKey ?? []))).toEqual([]);
});

it('no two pages of a section have one place in its menu, and every module that has routes is in the list', async () => {
  const routes = await allRoutes();
  const places = routes.flatMap(({ path, menu, alsoIn = [] }) =>
    menu ? [menu, ...alsoIn].map(({ section, order }) => `${section ?? `/${path.split('/')[1]}`} ${order}`) : [],
  );
  expect(places.length).toBeGreaterThan(20);
  expect(repeated(places)).toEqual([]);
  const files = import.meta.glob('./modules/**/*.routes.tsx');
  const { AREAS, MODULES } = await import('./modules.ts');
  const areas = await Promise.all(AREAS.map(({ load }) => load()));
  expect([...MODULES, ...areas.flat()]).toHaveLength(Object.keys(files).length);
});

it('an area comes with whoever may open one of its pages, and its addresses are its own', async () => {
  const { AREAS, MODULES } = await import('./modules.ts');
  const lies = (path: string, at: readonly string[]) => at.some((one) => path === one || path.startsWith(`${one}/`));
  const core = MODULES.flatMap(({ routes }) => routes);
  expect(AREAS.length).toBeGreaterThan(1);
  for (const { at, access, load } of AREAS) {
    const routes = (await load()).flatMap((module) => module.routes);
    expect(routes.filter(({ path }) => !lies(path, at)).map(({ path }) => path)).toEqual([]);
    expect(core.filter(({ path }) => lies(path, at)).map(({ path }) => path)).toEqual([]);
    for (const { valor: role } of ROLES) {
      const granted: readonly string[] = permissionsOf([role]);
      const opens = routes.some((route) => [route.access].flat().some((one) => granted.includes(one)));
      expect([role, access.some((one) => granted.includes(one))]).toEqual([role, opens]);
    }
  }
});

it('each role finds its pages of finance, in the order of the menu', async () => {
  const routes = await allRoutes();
  const pages = (role: Role) => {
    const granted = permissionsOf([role]);
    const may = (access: RouteDefinition['access']) => [access].flat().some((one) => granted.some((p) => p === one));
    const listed = routes.filter(({ unlisted }) => !unlisted);
    return pagesOf(listed, '/financial', may).map(({ label }) => label);
  };
  expect(pages('aprovador')).toEqual(['Aprovação de despesas']);
  expect(pages('gestor_de_contratos')).toEqual(['Contratos', 'Documentos']);
  expect(pages('admin_financeiro')).toEqual([
    ...['Painel', 'Despesas', 'Receitas', 'Aprovação de despesas', 'Recorrentes do mês', 'Suprimentos'],
    ...['Conciliação bancária', 'Contas bancárias', 'Borderôs', 'Transferências'],
    ...['Impostos retidos', 'Fechamento mensal', 'Prestação de contas', 'Transparência'],
    ...['Relatório de despesas', 'Análise de despesas', 'Relatório de receitas', 'Projeção geral'],
    ...['Acompanhamento orçamentário', 'Beneficiários', 'Itens de despesa', 'Itens de receita'],
    ...['Despesas recorrentes', 'Contratos', 'Documentos'],
  ]);
});

it('each role finds its pages of the legal area, in the order of the menu; offices have a bar of their own', async () => {
  const routes = await allRoutes();
  const pages = (...roles: Role[]) => {
    const granted = permissionsOf(roles);
    const may = (access: RouteDefinition['access']) => [access].flat().some((one) => granted.some((p) => p === one));
    const listed = routes.filter(({ unlisted }) => !unlisted);
    return pagesOf(listed, '/juridico', may).map(({ label }) => label);
  };
  expect(pages('juridico')).toEqual(PAGINAS_DO_JURIDICO);
  const soDeQuemEdita = ['Gerenciar objetos de processo', 'Parcela compensatória'];
  expect(pages('visualizador_juridico')).toEqual(PAGINAS_DO_JURIDICO.filter((one) => !soDeQuemEdita.includes(one)));
  expect(pages('escritorio_juridico')).toEqual(PAGINAS_DO_ESCRITORIO);
  // Whoever has several roles sees the union's.
  expect(pages('escritorio_juridico', 'juridico')).toEqual(PAGINAS_DO_JURIDICO);
  for (const role of ['visualizador_financeiro', 'relatorios', 'filiado', 'admin_financeiro'] as const)
    expect(pages(role)).toEqual([]);
});

it('who has none of a page’s roles is sent to the root; the others are let in (spec 3 §2.16)', async () => {
  const routes = await allRoutes();
  for (const path of Object.keys(QUEM_ABRE)) {
    const route = routes.find((one) => one.path === path);
    expect(route, path).toBeDefined();
    const abrem = ROLES.map(({ valor }) => valor).filter((role) => {
      const granted = permissionsOf([role]);
      const may = (access: RouteDefinition['access']) => [access].flat().some((one) => granted.some((p) => p === one));
      const led = redirectOf(route ?? null, { pathname: path, search: '' }, { signedIn: true, may, home: '/profile' });
      return led === null || !led.refused;
    });
    expect([path, abrem.toSorted()]).toEqual([path, QUEM_ABRE[path]?.toSorted()]);
  }
});

it('a section with more pages than stand in sight has all of them in named groups, each in one run of its menu', async () => {
  const routes = (await allRoutes()).filter(({ menu }) => menu);
  const sections = Map.groupBy(routes, ({ path, menu }) => menu?.section ?? `/${path.split('/')[1]}`);
  const large = [...sections.values()].filter((pages) => pages.length > 7);
  expect(large).not.toEqual([]);
  // And each has a picture of its own for the rail.
  for (const pages of large) expect(pages.filter(({ menu }) => !menu?.icon).map(({ path }) => path)).toEqual([]);
  for (const pages of large) expect(repeated(pages.map(({ menu }) => menu?.icon ?? ''))).toEqual([]);
  for (const pages of large) {
    const groups = pages
      .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
      .map(({ path, menu }) => menu?.group ?? `${path} has none`);
    const runs = groups.filter((group, at) => group !== groups[at - 1]);
    expect(repeated(runs)).toEqual([]);
    expect(runs.length).toBeLessThanOrEqual(6);
  }
});

it('every counter of the worklist stands at a page of a menu, so that it is seen', async () => {
  const { createDirectory } = await import('@sede/domain/manifest');
  const { MODULES } = await import('@sede/domain/modules');
  const listed = new Set((await allRoutes()).filter(({ menu }) => menu).map(({ path }) => path));
  const { worklist } = createDirectory(MODULES);
  expect(worklist.filter(({ pagina, caminho }) => !listed.has(pagina ?? caminho)).map(({ id }) => id)).toEqual([]);
});

it('every list with saved views has one page that opens them, or none because its address says more', async () => {
  const { contract } = await import('@sede/domain/root-contract');
  const { listDefinitionOf } = await import('@sede/domain/contract');
  const named = (await allRoutes()).flatMap(({ lists = [] }) => lists);
  expect(repeated(named)).toEqual([]);
  for (const name of named) {
    const [module = '', verb = ''] = name.split('.');
    // Named by a list of the contract.
    const ops: Record<string, { '~orpc': { inputSchema?: object } }> = contract[module as keyof typeof contract];
    // Its period is read on the server as on the screen: a list that has one says how.
    const definition = listDefinitionOf(ops[verb]?.['~orpc'].inputSchema);
    expect(definition, name).toBeDefined();
    if (definition?.intervalos && 'periodo' in definition.intervalos) expect(definition.periodo, name).toBeDefined();
  }
});

it('a page whose answer lets frames of another origin in is a document of its own, and no other is', async () => {
  const { createDirectory } = await import('@sede/domain/manifest');
  const { MODULES } = await import('@sede/domain/modules');
  const own = (await allRoutes()).filter(({ ownDocument }) => ownDocument).map(({ path }) => path);
  expect(own).toEqual(createDirectory(MODULES).framingPages.map(({ caminho }) => caminho));
  expect(own).toEqual(['/PowerBi']);
});
