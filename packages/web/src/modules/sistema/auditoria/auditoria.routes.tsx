/** The audit trail and the access log. Source: issue 3. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const auditoriaRoutes: readonly RouteDefinition[] = [
  {
    path: '/configuracoes/auditoria',
    title: 'Auditoria',
    access: 'auditoria.ver',
    page: lazyPage(() => import('./AuditoriaPage.tsx').then((m) => m.AuditoriaPage)),
  },
  {
    path: '/configuracoes/acessos',
    title: 'Registro de acessos',
    access: 'auditoria.ver',
    page: lazyPage(() => import('./AcessosPage.tsx').then((m) => m.AcessosPage)),
  },
];
