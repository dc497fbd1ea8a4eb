/** Recurring expenses: the models, and what is to be confirmed this month. Source: issue 4. */
import { recorrenciasMessages } from '@sede/domain/modules/financeiro/recorrencias';
import { createAt, lazyPage, type RouteDefinition, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './recorrencias.actions.ts';
import { RECORRENCIAS, RECORRENTES_DO_MES } from './recorrencias.paths.ts';

export const recorrenciasRoutes: readonly RouteDefinition[] = [
  {
    path: RECORRENCIAS,
    title: recorrenciasMessages.titulo,
    access: 'recorrencias.ver',
    actions: [createAt(RECORRENCIAS, CADASTRAR, 'recorrencias.editar')],
    records: recordsAt(RECORRENCIAS, 'recorrencias'),
    page: lazyPage(() => import('./RecorrenciasPage.tsx').then((m) => m.RecorrenciasPage)),
  },
  {
    path: RECORRENTES_DO_MES,
    title: recorrenciasMessages.tituloDoMes,
    access: 'recorrencias.ver',
    page: lazyPage(() => import('./PropostasPage.tsx').then((m) => m.PropostasPage)),
  },
];
