/** Bank accounts: the list, and the statement of one. Source: issue 4 (bank accounts); decision 023. */
import { contasMessages } from '@sede/domain/modules/financeiro/contas-bancarias';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CONTAS, contaPath } from '../financeiro.paths.ts';

export const contasBancariasModule = defineModule({
  routes: [
    {
      path: CONTAS,
      title: contasMessages.titulo,
      access: 'contas-bancarias.ver',
      help: 'contas-bancarias',
      menu: { order: 170 },
      actions: [createAt(CONTAS, contasMessages.cadastrar, 'contas-bancarias.editar')],
      records: { ...recordsAt(CONTAS, 'contasBancarias'), hrefOf: contaPath },
      page: lazyPage(() => import('./ContasPage.tsx').then((m) => m.ContasPage)),
    },
    {
      path: contaPath(':id'),
      title: contasMessages.extrato,
      access: 'contas-bancarias.ver',
      help: 'contas-bancarias#extrato-da-conta',
      page: lazyPage(() => import('./ExtratoPage.tsx').then((m) => m.ExtratoPage)),
    },
  ],
});
