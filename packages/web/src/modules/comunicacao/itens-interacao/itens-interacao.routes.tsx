/** What interactions are about. Source: spec 2 §2 (Interaction items). */
import { ITENS_INTERACAO } from '@sede/domain/modules/comunicacao/itens-interacao';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';

export const itensInteracaoModule = defineModule({
  routes: [
    registerRoute(ITENS_INTERACAO, {
      path: '/interacoes/itens',
      help: 'interacoes#itens-de-interação',
      menu: { order: 20, icon: 'tag' },
      page: lazyPage(() => import('./ItensInteracaoPage.tsx').then((m) => m.ItensInteracaoPage)),
    }),
  ],
});
