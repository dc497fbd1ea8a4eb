/** Bank accounts: the list, and the statement of one. Source: issue 4 (bank accounts); decision 023. */
import { contasMessages } from '@sede/domain/modules/financeiro/contas-bancarias';
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';
import { CONTAS, contaPath } from '../financeiro.enderecos.ts';

export const contasBancariasRoutes: readonly RouteDefinition[] = [
  {
    path: CONTAS,
    title: contasMessages.titulo,
    access: 'contas-bancarias.ver',
    actions: [createAt(CONTAS, contasMessages.cadastrar, 'contas-bancarias.editar')],
    records: { ...recordsAt(CONTAS, 'contasBancarias'), hrefOf: contaPath },
    page: lazyPage(() => import('./ContasPage.tsx').then((m) => m.ContasPage)),
  },
  {
    path: contaPath(':id'),
    title: contasMessages.extrato,
    access: 'contas-bancarias.ver',
    page: lazyPage(() => import('./ExtratoPage.tsx').then((m) => m.ExtratoPage)),
  },
];
