/** Home. Source: spec 1 §2.7. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const inicioModule = defineModule({
  routes: [
    {
      path: '/profile',
      title: 'Início',
      access: 'session',
      help: 'inicio',
      goKey: 'h',
      page: lazyPage(() => import('./HomePage.tsx').then((m) => m.HomePage)),
    },
  ],
});

/** Shown by a page whose address is invalid, like the router's own. */
export const NotFoundPage = lazyPage(() => import('./NotFoundPage.tsx').then((m) => m.NotFoundPage));
