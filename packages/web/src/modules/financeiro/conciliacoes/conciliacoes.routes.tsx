/** The accounts and how far each is matched; an account's civil month. Source: issue 4 (monthly conciliação). */
import { PAGINAS_DA_CONCILIACAO } from '@sede/domain/modules/financeiro/conciliacoes';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { CONCILIACAO } from '../financeiro.paths.ts';

export const conciliacoesModule = defineModule({
  routes: [
    {
      path: CONCILIACAO,
      title: PAGINAS_DA_CONCILIACAO.titulo,
      access: 'conciliacoes.ver',
      help: 'conciliacao',
      menu: { order: 70, icon: 'exchange', group: GRUPOS.bancos },
      page: lazyPage(() => import('./ContasConciliadasPage.tsx').then((m) => m.ContasConciliadasPage)),
    },
    {
      path: `${CONCILIACAO}/:conta`,
      title: PAGINAS_DA_CONCILIACAO.doMes,
      access: 'conciliacoes.ver',
      help: 'conciliacao#conciliar-os-lançamentos',
      page: lazyPage(() => import('./MesPage.tsx').then((m) => m.MesPage)),
    },
  ],
});
