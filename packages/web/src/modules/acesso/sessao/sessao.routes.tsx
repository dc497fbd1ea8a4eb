/** Sign-in. Source: spec 1 §2.2. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const sessaoModule = defineModule({
  routes: [
    {
      path: '/',
      title: 'Entrar',
      access: 'public',
      help: 'acesso',
      frame: 'bare',
      page: lazyPage(() => import('./SignInPage.tsx').then((m) => m.SignInPage)),
    },
  ],
});
