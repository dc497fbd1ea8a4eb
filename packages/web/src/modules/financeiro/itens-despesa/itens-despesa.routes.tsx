/** What is paid for. Source: spec 1 §2.1, §2.21; decisions §5. */
import { ITENS_DESPESA } from '@sede/domain/modules/financeiro/itens-despesa';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const itensDespesaModule = defineModule({
  routes: [
    registerRoute(ITENS_DESPESA, {
      path: '/financial/itensdespesa',
      help: 'cadastros-financeiros',
      menu: { order: 210, icon: 'tag', group: GRUPOS.cadastros },
      goKey: 'i',
      page: lazyPage(() => import('./ItensDespesaPage.tsx').then((m) => m.ItensDespesaPage)),
    }),
  ],
});
