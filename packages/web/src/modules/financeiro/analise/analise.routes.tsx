/** The analysis of expenses. Source: spec 1 §2.14; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const analiseRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial/graficos',
    title: 'Análise de despesas',
    access: 'despesas.ver',
    page: lazyPage(() => import('./AnalisePage.tsx').then((m) => m.AnalisePage)),
  },
];
