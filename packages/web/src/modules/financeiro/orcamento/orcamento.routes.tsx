/** The budget follow-up. Source: spec 1 §2.1, §2.18; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const orcamentoModule = defineModule({
  routes: [
    {
      path: '/financial/acompanhamento',
      title: 'Acompanhamento orçamentário',
      access: 'orcamento.ver',
      help: 'orcamento',
      menu: { order: 190, icon: 'target', group: GRUPOS.analise },
      page: lazyPage(() => import('./AcompanhamentoPage.tsx').then((m) => m.AcompanhamentoPage)),
    },
  ],
});
