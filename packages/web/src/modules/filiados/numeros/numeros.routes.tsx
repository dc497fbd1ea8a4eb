/** The statistics of members: dashboard, and numbers per house for every signed-in user. Source: spec 2 §2; decisions §4. */
import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';

export const numerosModule = defineModule({
  routes: [
    {
      path: '/filiados/dashboard',
      title: PAGINAS.painel,
      access: 'filiados.ver',
      help: 'numeros-e-verificador#painel-de-filiados',
      menu: MENU_DE_FILIADOS.painel,
      page: lazyPage(() => import('./PainelDeFiliadosPage.tsx').then((m) => m.PainelDeFiliadosPage)),
    },
    {
      path: '/filiados/dashboard-casas',
      title: PAGINAS.numeros,
      access: 'filiados.ver-numeros',
      help: 'numeros-e-verificador#números-por-casa',
      menu: MENU_DE_FILIADOS.numeros,
      page: lazyPage(() => import('./NumerosPage.tsx').then((m) => m.NumerosPage)),
    },
  ],
});
