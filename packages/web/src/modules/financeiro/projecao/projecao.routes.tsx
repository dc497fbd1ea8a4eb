/** The general projection. Source: spec 1 §2.17; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const projecaoRoutes: readonly RouteDefinition[] = [
  {
    path: '/financial/projecao',
    title: 'Projeção geral',
    access: 'projecao.ver',
    page: lazyPage(() => import('./ProjecaoPage.tsx').then((m) => m.ProjecaoPage)),
  },
];
