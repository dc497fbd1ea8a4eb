/** The union's own events and those that it sponsors. Source: spec 1 §2.1, §2.21; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const eventosRoutes: readonly RouteDefinition[] = [
  {
    path: '/eventos',
    title: 'Eventos',
    access: 'eventos.ver',
    page: lazyPage(() => import('./EventosPage.tsx').then((m) => m.EventosPage)),
  },
];
