/** The user's account and the pages to get back into it. Source: spec 1 §2.3, §2.4. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const contaModule = defineModule({
  routes: [
    {
      path: '/account',
      title: 'Minha conta',
      access: 'session',
      help: 'acesso#minha-conta',
      page: lazyPage(() => import('./AccountPage.tsx').then((m) => m.AccountPage)),
    },
    {
      path: '/pw-forget',
      title: 'Recuperar a senha',
      access: 'public',
      help: 'acesso#esqueci-minha-senha',
      frame: 'bare',
      page: lazyPage(() => import('./RecoveryPage.tsx').then((m) => m.RecoveryPage)),
    },
    {
      path: '/nova-senha',
      title: 'Escolher a senha',
      access: 'public',
      help: 'acesso#esqueci-minha-senha',
      frame: 'bare',
      page: lazyPage(() => import('./ChoosePasswordPage.tsx').then((m) => m.ChoosePasswordPage)),
    },
  ],
});
