/** What is to be received: list and report. Source: spec 1 §2.1, §2.15, §2.16; decisions §5. */
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';
import { REGISTRAR } from './receitas.actions.ts';

const LISTA = '/financial/receitas';

export const receitasRoutes: readonly RouteDefinition[] = [
  {
    path: LISTA,
    title: 'Receitas',
    access: 'receitas.ver',
    goKey: 'r',
    actions: [createAt(LISTA, REGISTRAR, 'receitas.editar')],
    records: recordsAt(LISTA, 'receitas', { periodo: 'tudo' }),
    page: lazyPage(() => import('./ReceitasPage.tsx').then((m) => m.ReceitasPage)),
  },
  {
    path: `${LISTA}/graficos`,
    title: 'Relatório de receitas',
    access: 'receitas.ver',
    page: lazyPage(() => import('./RelatorioPage.tsx').then((m) => m.RelatorioPage)),
  },
];
