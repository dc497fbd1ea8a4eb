/** The audit trail and the access log. Source: issue 3. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const auditoriaModule = defineModule({
  routes: [
    {
      path: '/configuracoes/auditoria',
      title: 'Auditoria',
      access: 'auditoria.ver',
      help: 'configuracoes#auditoria',
      menu: { order: 30, icon: 'history', section: 'sistema' },
      lists: ['auditoria.list'],
      page: lazyPage(() => import('./AuditoriaPage.tsx').then((m) => m.AuditoriaPage)),
    },
    {
      path: '/configuracoes/acessos',
      title: 'Registro de acessos',
      access: 'auditoria.ver',
      help: 'configuracoes#registro-de-acessos',
      menu: { order: 60, icon: 'eye', section: 'sistema' },
      lists: ['auditoria.acessos'],
      page: lazyPage(() => import('./AcessosPage.tsx').then((m) => m.AcessosPage)),
    },
  ],
});
