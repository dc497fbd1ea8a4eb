/** The expense report. Source: spec 1 §2.12; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

export const relatorioDespesasModule = defineModule({
  routes: [
    {
      path: '/financial/relatorio',
      title: 'Relatório de despesas',
      access: 'despesas.ver',
      help: 'painel#relatório-de-despesas',
      menu: { order: 150, icon: 'report', group: GRUPOS.analise },
      lists: ['relatorioDespesas.list'],
      page: lazyPage(() => import('./RelatorioDespesasPage.tsx').then((m) => m.RelatorioDespesasPage)),
    },
  ],
});
