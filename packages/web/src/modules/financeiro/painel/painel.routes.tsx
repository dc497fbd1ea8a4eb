/** The finance dashboard. Source: spec 1 §2.8; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const painelRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial',
    title: 'Painel financeiro',
    access: 'financeiro.ver',
    goKey: 'f',
    page: lazyPage(() => import('./PainelPage.tsx').then((m) => m.PainelPage)),
  },
];
