/** The lines of all statements. What is done with them is done in the account's month. Source: issue 4. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { CONCILIACAO, EXTRATOS } from '../financeiro.paths.ts';

export const extratosModule = defineModule({
  routes: [
    {
      path: EXTRATOS,
      title: 'Lançamentos dos extratos',
      access: 'extratos.ver',
      parent: CONCILIACAO,
      lists: ['extratos.lancamentos'],
      help: 'conciliacao#procurar-um-lançamento',
      page: lazyPage(() => import('./LancamentosPage.tsx').then((m) => m.LancamentosPage)),
    },
  ],
});
