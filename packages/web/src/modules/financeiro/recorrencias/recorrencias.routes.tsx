/** Recurring expenses: the models, and what is to be confirmed this month. Source: issue 4. */
import { PAGINAS_DE_RECORRENCIAS } from '@sede/domain/modules/financeiro/recorrencias';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { CADASTRAR } from './recorrencias.actions.ts';
import { RECORRENCIAS, RECORRENTES_DO_MES } from './recorrencias.paths.ts';

export const recorrenciasModule = defineModule({
  routes: [
    {
      path: RECORRENCIAS,
      title: PAGINAS_DE_RECORRENCIAS.titulo,
      access: 'recorrencias.ver',
      help: 'recorrencias',
      menu: { order: 230, icon: 'repeat', group: GRUPOS.cadastros },
      actions: [createAt(RECORRENCIAS, CADASTRAR, 'recorrencias.editar')],
      records: recordsAt(RECORRENCIAS, 'recorrencias'),
      lists: ['recorrencias.list'],
      page: lazyPage(() => import('./RecorrenciasPage.tsx').then((m) => m.RecorrenciasPage)),
    },
    {
      path: RECORRENTES_DO_MES,
      title: PAGINAS_DE_RECORRENCIAS.tituloDoMes,
      access: 'recorrencias.ver',
      help: 'recorrencias#confirmar-o-mês',
      menu: { order: 50, icon: 'calendar', group: GRUPOS.dia },
      page: lazyPage(() => import('./PropostasPage.tsx').then((m) => m.PropostasPage)),
    },
  ],
});
