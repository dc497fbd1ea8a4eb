/** What is received for. Source: spec 1 §2.1, §2.21; decisions §5. */
import { ITENS_RECEITA } from '@sede/domain/modules/financeiro/itens-receita';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const itensReceitaModule = defineModule({
  routes: [
    registerRoute(ITENS_RECEITA, {
      path: '/financial/itensreceita',
      help: 'receitas#itens-de-receita',
      menu: { order: 220, icon: 'tags', group: GRUPOS.cadastros },
      page: lazyPage(() => import('./ItensReceitaPage.tsx').then((m) => m.ItensReceitaPage)),
    }),
  ],
});
