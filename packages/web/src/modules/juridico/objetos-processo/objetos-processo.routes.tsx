/** What cases are about. Source: spec 3 §2.1, §2.7. */
import { OBJETOS_PROCESSO } from '@sede/domain/modules/juridico/objetos-processo';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';
import { GRUPOS } from '../juridico.menu.ts';

export const objetosProcessoModule = defineModule({
  routes: [
    registerRoute(OBJETOS_PROCESSO, {
      path: '/juridico/objetos',
      help: 'juridico#objetos-de-processo',
      menu: { order: 60, icon: 'tag', group: GRUPOS.cadastros },
      records: undefined,
      page: lazyPage(() => import('./ObjetosProcessoPage.tsx').then((m) => m.ObjetosProcessoPage)),
    }),
  ],
});
