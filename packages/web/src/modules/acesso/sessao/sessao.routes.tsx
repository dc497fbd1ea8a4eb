/** Sign-in. Source: spec 1 §2.2. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const sessaoRoutes: readonly RouteDefinition[] = [
  {
    path: '/',
    title: 'Entrar',
    access: 'public',
    frame: 'bare',
    page: lazyPage(() => import('./SignInPage.tsx').then((m) => m.SignInPage)),
  },
];
