/** The lines of all statements, and how a file of them comes in. What is done with them is done in the account's month. Source: issue 4. */
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
    {
      path: `${CONCILIACAO}/:conta/importar`,
      title: 'Importar extrato',
      access: 'extratos.importar',
      help: 'conciliacao#importar-o-extrato',
      page: lazyPage(() => import('./ImportarPage.tsx').then((m) => m.ImportarPage)),
    },
  ],
});
