/** Home. Source: spec 1 §2.7. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const inicioRoutes: readonly RouteDefinition[] = [
  {
    path: '/profile',
    title: 'Início',
    access: 'session',
    goKey: 'h',
    page: lazyPage(() => import('./HomePage.tsx').then((m) => m.HomePage)),
  },
];

/** For a page whose address cannot be: it says so as the router does. */
export const NotFoundPage = lazyPage(() => import('./NotFoundPage.tsx').then((m) => m.NotFoundPage));
