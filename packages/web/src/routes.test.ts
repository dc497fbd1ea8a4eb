import { permissionsOf, type Role } from '@sede/domain/access';
import { expect, it } from 'vitest';
import type { RouteDefinition } from '#platform/routing/index.ts';
import { allRoutes } from '#platform/testing/modules.ts';
import { siblingsOf } from '#platform/ui/shell/navigation.ts';

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
  const places = routes.flatMap(({ path, menu }) =>
    menu ? [`${menu.section ?? path.split('/')[1]} ${menu.order}`] : [],
  );
  expect(places.length).toBeGreaterThan(20);
  expect(repeated(places)).toEqual([]);
  const files = import.meta.glob('./modules/**/*.routes.tsx');
  const { MODULES } = await import('./modules.ts');
  expect(MODULES).toHaveLength(Object.keys(files).length);
});

it('each role finds its pages of finance, in the order of the menu', async () => {
  const routes = await allRoutes();
  const pages = (role: Role) => {
    const granted = permissionsOf([role]);
    const may = (access: RouteDefinition['access']) => [access].flat().some((one) => granted.some((p) => p === one));
    const listed = routes.filter(({ unlisted }) => !unlisted);
    return siblingsOf(listed, '/financial/nenhuma', may).map(({ label }) => label);
  };
  expect(pages('aprovador')).toEqual(['Aprovação de despesas']);
  expect(pages('gestor_de_contratos')).toEqual(['Documentos']);
  expect(pages('admin_financeiro')).toEqual([
    ...['Painel', 'Despesas', 'Receitas', 'Aprovação de despesas', 'Recorrentes do mês', 'Despesas recorrentes'],
    ...['Borderôs', 'Impostos retidos', 'Beneficiários', 'Itens de despesa', 'Itens de receita'],
    ...['Relatório de despesas', 'Análise de despesas', 'Relatório de receitas', 'Projeção geral'],
    ...['Acompanhamento orçamentário', 'Contas bancárias', 'Transferências', 'Conciliação bancária', 'Suprimentos'],
    ...['Fechamento mensal', 'Prestação de contas', 'Documentos', 'Transparência'],
  ]);
});
