/** The user's account and the pages to get back into it. Source: spec 1 §2.3, §2.4. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const contaRoutes: readonly RouteDefinition[] = [
  {
    path: '/account',
    title: 'Minha conta',
    access: 'session',
    page: lazyPage(() => import('./AccountPage.tsx').then((m) => m.AccountPage)),
  },
  {
    path: '/pw-forget',
    title: 'Recuperar a senha',
    access: 'public',
    frame: 'bare',
    page: lazyPage(() => import('./RecoveryPage.tsx').then((m) => m.RecoveryPage)),
  },
  {
    path: '/nova-senha',
    title: 'Escolher a senha',
    access: 'public',
    frame: 'bare',
    page: lazyPage(() => import('./ChoosePasswordPage.tsx').then((m) => m.ChoosePasswordPage)),
  },
];
