/** Health in plain words. Source: issue 3. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const saudeModule = defineModule({
  routes: [
    {
      path: '/configuracoes/saude',
      title: 'Saúde do sistema',
      access: 'configuracoes.ver',
      help: 'configuracoes#saúde-do-sistema',
      menu: { order: 50, icon: 'pulse', section: 'sistema' },
      page: lazyPage(() => import('./SaudePage.tsx').then((m) => m.SaudePage)),
    },
  ],
});
