/** The outbox. Source: decisions §6 (Mail). */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const emailsModule = defineModule({
  routes: [
    {
      path: '/configuracoes/emails',
      title: 'E-mails',
      access: 'emails.ver',
      help: 'configuracoes#e-mails',
      menu: { order: 40, icon: 'letter', section: 'sistema' },
      lists: ['emails.list'],
      page: lazyPage(() => import('./EmailsPage.tsx').then((m) => m.EmailsPage)),
    },
  ],
});
