/** The finance dashboard. Source: spec 1 §2.8; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const painelModule = defineModule({
  routes: [
    {
      path: '/financial',
      title: 'Painel financeiro',
      access: 'financeiro.ver',
      help: 'painel',
      menu: { order: 10, icon: 'pie', group: GRUPOS.dia, label: 'Painel' },
      goKey: 'f',
      page: lazyPage(() => import('./PainelPage.tsx').then((m) => m.PainelPage)),
    },
  ],
});
