/** The general projection. Source: spec 1 §2.17; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const projecaoModule = defineModule({
  routes: [
    {
      path: '/financial/projecao',
      title: 'Projeção geral',
      access: 'projecao.ver',
      help: 'painel#projeção-geral',
      menu: { order: 180, icon: 'rise', group: GRUPOS.analise },
      page: lazyPage(() => import('./ProjecaoPage.tsx').then((m) => m.ProjecaoPage)),
    },
  ],
});
