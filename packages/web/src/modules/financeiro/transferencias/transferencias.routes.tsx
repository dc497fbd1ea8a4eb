/** Transfers between accounts and the till. Source: issue 4 (transfers); decision 023. */
import { PAGINAS_DE_TRANSFERENCIAS } from '@sede/domain/modules/financeiro/transferencias';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { TRANSFERENCIAS } from '../financeiro.paths.ts';

export const transferenciasModule = defineModule({
  routes: [
    {
      path: TRANSFERENCIAS,
      title: PAGINAS_DE_TRANSFERENCIAS.titulo,
      access: 'transferencias.ver',
      help: 'contas-bancarias#transferências',
      menu: { order: 100, icon: 'transfer', group: GRUPOS.bancos },
      lists: ['transferencias.list'],
      actions: [createAt(TRANSFERENCIAS, PAGINAS_DE_TRANSFERENCIAS.registrar, 'transferencias.editar')],
      page: lazyPage(() => import('./TransferenciasPage.tsx').then((m) => m.TransferenciasPage)),
    },
  ],
});
