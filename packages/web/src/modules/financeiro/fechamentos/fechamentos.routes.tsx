/** The months of a year, and one month before and after it is closed. Source: decisions §7 (Month closing); issue 4. */
import { PAGINAS_DO_FECHAMENTO } from '@sede/domain/modules/financeiro/fechamentos';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

const PATH = '/financial/fechamentos';

export const fechamentosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: PAGINAS_DO_FECHAMENTO.titulo,
      access: 'fechamentos.ver',
      help: 'fechamento',
      menu: { order: 120, icon: 'lock', group: GRUPOS.mes },
      page: lazyPage(() => import('./FechamentosPage.tsx').then((m) => m.FechamentosPage)),
    },
    {
      path: `${PATH}/:mes`,
      title: PAGINAS_DO_FECHAMENTO.relatorio,
      access: 'fechamentos.ver',
      help: 'fechamento#antes-de-fechar',
      page: lazyPage(() => import('./MesPage.tsx').then((m) => m.MesPage)),
    },
    {
      path: '/financial/prestacao-de-contas',
      title: PAGINAS_DO_FECHAMENTO.prestacao,
      access: 'fechamentos.ver',
      help: 'fechamento#prestação-de-contas',
      menu: { order: 130, icon: 'sheet', group: GRUPOS.mes },
      page: lazyPage(() => import('./PrestacaoPage.tsx').then((m) => m.PrestacaoPage)),
    },
  ],
});
