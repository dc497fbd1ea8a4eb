/** Corrections that members ask for, for the desk. A member asks in Meu Perfil. Source: decisions-members (Account, Section). */
import { PAGINAS_DE_CORRECOES as PAGINAS } from '@sede/domain/modules/filiados/correcoes';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { MENU_DE_FILIADOS } from '../filiados.menu.ts';

export const correcoesModule = defineModule({
  routes: [
    {
      path: '/filiados/correcoes',
      title: PAGINAS.titulo,
      access: 'correcoes.ver',
      help: 'correcoes',
      menu: MENU_DE_FILIADOS.correcoes,
      lists: ['correcoes.list'],
      page: lazyPage(() => import('./CorrecoesPage.tsx').then((m) => m.CorrecoesPage)),
    },
  ],
});
