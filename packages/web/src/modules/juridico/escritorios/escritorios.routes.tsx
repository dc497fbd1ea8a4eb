/** The law-office registry. Source: spec 3 §2.1, §2.8. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const escritoriosRoutes: readonly RouteDefinition[] = [
  {
    path: '/juridico/escritorios',
    title: 'Escritórios',
    access: 'escritorios.ver',
    page: lazyPage(() => import('./EscritoriosPage.tsx').then((m) => m.EscritoriosPage)),
  },
];
