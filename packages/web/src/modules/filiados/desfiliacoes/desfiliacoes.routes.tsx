/** Departures that the payroll check proposes, for whoever manages members. Source: decisions §8; decisions-members (Section). */
import { PAGINA_DAS_DESFILIACOES } from '@sede/domain/modules/filiados/desfiliacoes';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';

export const desfiliacoesModule = defineModule({
  routes: [
    {
      path: '/filiados/desfiliacoes',
      title: PAGINA_DAS_DESFILIACOES.titulo,
      access: 'filiados.confirmar-desfiliacao',
      help: 'desfiliacoes',
      menu: MENU_DE_FILIADOS.desfiliacoes,
      lists: ['desfiliacoes.list'],
      page: lazyPage(() => import('./DesfiliacoesPage.tsx').then((m) => m.DesfiliacoesPage)),
    },
  ],
});
