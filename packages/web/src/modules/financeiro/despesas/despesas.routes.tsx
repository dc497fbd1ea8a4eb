/** What is to be paid: list, approval, the unpaid of a range. Source: spec 1 §2.1, §2.10, §2.13; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { REGISTRAR } from './despesas.actions.ts';

const LISTA = '/financial/expenses';
const APROVACAO = '/financial/despesas/aprovar';
const despesasPage = lazyPage(() => import('./DespesasPage.tsx').then((m) => m.DespesasPage));

export const despesasModule = defineModule({
  routes: [
    {
      path: LISTA,
      title: 'Despesas',
      access: 'despesas.ver',
      help: 'despesas',
      menu: { order: 20, icon: 'receipt', group: GRUPOS.dia },
      goKey: 'd',
      actions: [createAt(LISTA, REGISTRAR, 'despesas.editar')],
      // The list opens on a period; what Ctrl K finds is of any.
      records: recordsAt(LISTA, 'despesas', { periodo: 'tudo' }),
      lists: ['despesas.list'],
      page: despesasPage,
    },
    {
      path: APROVACAO,
      title: 'Aprovação de despesas',
      access: 'despesas.ver-aprovacao',
      help: 'despesas#aprovar',
      menu: { order: 40, icon: 'checked', group: GRUPOS.dia },
      goKey: 'a',
      // For approvers, who have no list of all expenses.
      records: recordsAt(APROVACAO, 'despesas'),
      lists: ['despesas.pendentes'],
      page: lazyPage(() => import('./AprovacaoPage.tsx').then((m) => m.AprovacaoPage)),
    },
    {
      path: '/financial/impostos-retidos',
      title: 'Impostos retidos',
      access: 'despesas.ver',
      help: 'despesas#impostos-retidos',
      menu: { order: 110, icon: 'tax', group: GRUPOS.mes },
      page: lazyPage(() => import('./RetencoesPage.tsx').then((m) => m.RetencoesPage)),
    },
    {
      path: '/financial/despesas/:dataInicial/:dataFinal',
      title: 'Despesas não liquidadas',
      parent: LISTA,
      access: 'despesas.ver',
      help: 'despesas',
      page: lazyPage(() => import('./NaoLiquidadasPage.tsx').then((m) => m.NaoLiquidadasPage)),
    },
  ],
});
