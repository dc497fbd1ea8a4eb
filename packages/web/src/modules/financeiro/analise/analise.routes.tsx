/** The analysis of expenses. Source: spec 1 §2.14; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const analiseModule = defineModule({
  routes: [
    {
      path: '/financial/graficos',
      title: 'Análise de despesas',
      access: 'despesas.ver',
      help: 'painel#análise-de-despesas',
      menu: { order: 160, icon: 'ring', group: GRUPOS.analise },
      page: lazyPage(() => import('./AnalisePage.tsx').then((m) => m.AnalisePage)),
    },
  ],
});
