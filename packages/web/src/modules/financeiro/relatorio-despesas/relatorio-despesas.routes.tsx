/** The expense report. Source: spec 1 §2.12; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const relatorioDespesasRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial/relatorio',
    title: 'Relatório de despesas',
    access: 'despesas.ver',
    page: lazyPage(() => import('./RelatorioDespesasPage.tsx').then((m) => m.RelatorioDespesasPage)),
  },
];
