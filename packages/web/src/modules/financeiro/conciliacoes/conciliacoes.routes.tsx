/** The accounts and how far each is matched; an account's civil month. Source: issue 4 (monthly conciliação). */
import { conciliacoesMessages } from '@sede/domain/modules/financeiro/conciliacoes';
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';
import { CONCILIACAO } from '../financeiro.enderecos.ts';

export const conciliacoesRoutes: readonly RouteDefinition[] = [
  {
    path: CONCILIACAO,
    title: conciliacoesMessages.titulo,
    access: 'conciliacoes.ver',
    page: lazyPage(() => import('./ContasConciliadasPage.tsx').then((m) => m.ContasConciliadasPage)),
  },
  {
    path: `${CONCILIACAO}/:conta`,
    title: conciliacoesMessages.doMes,
    access: 'conciliacoes.ver',
    page: lazyPage(() => import('./MesPage.tsx').then((m) => m.MesPage)),
  },
];
