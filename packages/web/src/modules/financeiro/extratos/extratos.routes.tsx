/** The lines of all statements. What is done with them is done in the account's month. Source: issue 4. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';
import { EXTRATOS } from '../financeiro.enderecos.ts';

export const extratosRoutes: readonly RouteDefinition[] = [
  {
    path: EXTRATOS,
    title: 'Lançamentos dos extratos',
    access: 'extratos.ver',
    page: lazyPage(() => import('./LancamentosPage.tsx').then((m) => m.LancamentosPage)),
  },
];
