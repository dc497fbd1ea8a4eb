/** Transfers between accounts and the till. Source: issue 4 (transfers); decision 023. */
import { transferenciasMessages } from '@sede/domain/modules/financeiro/transferencias';
import { createAt, lazyPage, type RouteDefinition } from '#platform/routing/index.ts';
import { TRANSFERENCIAS } from '../financeiro.enderecos.ts';

export const transferenciasRoutes: readonly RouteDefinition[] = [
  {
    path: TRANSFERENCIAS,
    title: transferenciasMessages.titulo,
    access: 'transferencias.ver',
    actions: [createAt(TRANSFERENCIAS, transferenciasMessages.registrar, 'transferencias.editar')],
    page: lazyPage(() => import('./TransferenciasPage.tsx').then((m) => m.TransferenciasPage)),
  },
];
