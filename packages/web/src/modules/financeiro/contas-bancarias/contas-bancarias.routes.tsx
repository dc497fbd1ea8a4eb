/** Bank accounts: the list, and the statement of one. Source: issue 4 (bank accounts); decision 023. */
import { CONTAS_BANCARIAS, PAGINAS_DAS_CONTAS } from '@sede/domain/modules/financeiro/contas-bancarias';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage, recordsAt } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { CONTAS, contaPath } from '../financeiro.paths.ts';

export const contasBancariasModule = defineModule({
  routes: [
    registerRoute(CONTAS_BANCARIAS, {
      path: CONTAS,
      help: 'contas-bancarias',
      menu: { order: 80, icon: 'bank', group: GRUPOS.bancos },
      records: { ...recordsAt(CONTAS, 'contasBancarias'), hrefOf: contaPath },
      page: lazyPage(() => import('./ContasPage.tsx').then((m) => m.ContasPage)),
    }),
    {
      path: contaPath(':id'),
      title: PAGINAS_DAS_CONTAS.extrato,
      access: 'contas-bancarias.ver',
      help: 'contas-bancarias#extrato-da-conta',
      page: lazyPage(() => import('./ExtratoPage.tsx').then((m) => m.ExtratoPage)),
    },
  ],
});
