/** The outbox. Source: decisions §6 (Mail). */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const emailsRoutes: readonly RouteDefinition[] = [
  {
    path: '/configuracoes/emails',
    title: 'E-mails',
    access: 'emails.ver',
    page: lazyPage(() => import('./EmailsPage.tsx').then((m) => m.EmailsPage)),
  },
];
