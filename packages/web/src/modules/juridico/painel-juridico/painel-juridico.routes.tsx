/** The legal home. Source: spec 3 §2.1, §2.2; decisions-legal (Panel). */
import { PAINEL_JURIDICO } from '@sede/domain/modules/juridico/painel-juridico';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';

export const painelJuridicoModule = defineModule({
  routes: [
    {
      path: '/juridico',
      title: PAINEL_JURIDICO.titulo,
      access: 'juridico.ver',
      help: 'juridico#o-painel',
      menu: { order: 5, icon: 'pie', group: GRUPOS.dia },
      goKey: 'j',
      page: lazyPage(() => import('./PainelJuridicoPage.tsx').then((m) => m.PainelJuridicoPage)),
    },
  ],
});
