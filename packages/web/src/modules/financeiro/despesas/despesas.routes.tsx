/** What is to be paid: list, approval, the unpaid of a range. Source: spec 1 §2.1, §2.10, §2.13; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

const LISTA = '/financial/expenses';
const despesasPage = lazyPage(() => import('./DespesasPage.tsx').then((m) => m.DespesasPage));

export const despesasRoutes: readonly RouteDefinition[] = [
  // The dashboard's address (2.8) leads here until the dashboard stands.
  { path: '/financial', title: 'Financeiro', access: 'financeiro.ver', page: despesasPage, leadsTo: LISTA },
  { path: LISTA, title: 'Despesas', access: 'despesas.ver', page: despesasPage },
  {
    path: '/financial/despesas/aprovar',
    title: 'Aprovação de despesas',
    access: 'despesas.ver-aprovacao',
    page: lazyPage(() => import('./AprovacaoPage.tsx').then((m) => m.AprovacaoPage)),
  },
  {
    path: '/financial/despesas/:dataInicial/:dataFinal',
    title: 'Despesas não liquidadas',
    access: 'despesas.ver',
    page: lazyPage(() => import('./NaoLiquidadasPage.tsx').then((m) => m.NaoLiquidadasPage)),
  },
];
