/** The manual inside the product. Source: issue 3 (Staff manual). */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

const page = lazyPage(() => import('./AjudaPage.tsx').then((m) => m.AjudaPage));

export const ajudaRoutes: readonly RouteDefinition[] = [
  { path: '/ajuda', title: 'Ajuda', access: 'session', page },
  { path: '/ajuda/:pagina', title: 'Ajuda', access: 'session', page },
];
