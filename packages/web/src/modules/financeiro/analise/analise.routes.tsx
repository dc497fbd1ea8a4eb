/** The analysis of expenses. Source: spec 1 §2.14; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const analiseModule = defineModule({
  routes: [
    {
      path: '/financial/graficos',
      title: 'Análise de despesas',
      access: 'despesas.ver',
      help: 'painel#análise-de-despesas',
      menu: { order: 130 },
      page: lazyPage(() => import('./AnalisePage.tsx').then((m) => m.AnalisePage)),
    },
  ],
});
