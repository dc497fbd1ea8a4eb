/** What is to be paid: list, approval, the unpaid of a range. Source: spec 1 §2.1, §2.10, §2.13; decisions §5. */
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';
import { REGISTRAR } from './despesas.actions.ts';

const LISTA = '/financial/expenses';
const APROVACAO = '/financial/despesas/aprovar';
const despesasPage = lazyPage(() => import('./DespesasPage.tsx').then((m) => m.DespesasPage));

export const despesasRoutes: readonly RouteDefinition[] = [
  {
    path: LISTA,
    title: 'Despesas',
    access: 'despesas.ver',
    goKey: 'd',
    actions: [createAt(LISTA, REGISTRAR, 'despesas.editar')],
    // The list opens on a period; what Ctrl K finds is of any.
    records: recordsAt(LISTA, 'despesas', { periodo: 'tudo' }),
    page: despesasPage,
  },
  {
    path: APROVACAO,
    title: 'Aprovação de despesas',
    access: 'despesas.ver-aprovacao',
    goKey: 'a',
    // For approvers, who have no list of all expenses.
    records: recordsAt(APROVACAO, 'despesas'),
    page: lazyPage(() => import('./AprovacaoPage.tsx').then((m) => m.AprovacaoPage)),
  },
  {
    path: '/financial/impostos-retidos',
    title: 'Impostos retidos',
    access: 'despesas.ver',
    page: lazyPage(() => import('./RetencoesPage.tsx').then((m) => m.RetencoesPage)),
  },
  {
    path: '/financial/despesas/:dataInicial/:dataFinal',
    title: 'Despesas não liquidadas',
    access: 'despesas.ver',
    page: lazyPage(() => import('./NaoLiquidadasPage.tsx').then((m) => m.NaoLiquidadasPage)),
  },
];
