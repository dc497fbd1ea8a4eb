/** What is to be received: list and report. Source: spec 1 §2.1, §2.15, §2.16; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { REGISTRAR } from './receitas.actions.ts';

const LISTA = '/financial/receitas';

export const receitasModule = defineModule({
  routes: [
    {
      path: LISTA,
      title: 'Receitas',
      access: 'receitas.ver',
      help: 'receitas',
      menu: { order: 30, icon: 'coin', group: GRUPOS.dia },
      goKey: 'r',
      actions: [createAt(LISTA, REGISTRAR, 'receitas.editar')],
      records: recordsAt(LISTA, 'receitas', { periodo: 'tudo' }),
      lists: ['receitas.list'],
      page: lazyPage(() => import('./ReceitasPage.tsx').then((m) => m.ReceitasPage)),
    },
    {
      path: `${LISTA}/graficos`,
      title: 'Relatório de receitas',
      access: 'receitas.ver',
      help: 'receitas#relatório-de-receitas',
      menu: { order: 170, icon: 'bars', group: GRUPOS.analise },
      page: lazyPage(() => import('./RelatorioPage.tsx').then((m) => m.RelatorioPage)),
    },
  ],
});
