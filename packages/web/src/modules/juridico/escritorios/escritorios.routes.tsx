/** The law-office registry: opened from the menu, not by Ctrl K. Source: spec 3 §2.1, §2.8. */
import { ESCRITORIOS } from '@sede/domain/modules/juridico/escritorios';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';
import { GRUPOS } from '../juridico.menu.ts';

export const escritoriosModule = defineModule({
  routes: [
    registerRoute(ESCRITORIOS, {
      path: '/juridico/escritorios',
      help: 'juridico#escritórios',
      menu: { order: 70, icon: 'building', group: GRUPOS.cadastros },
      actions: undefined,
      records: undefined,
      page: lazyPage(() => import('./EscritoriosPage.tsx').then((m) => m.EscritoriosPage)),
    }),
  ],
});
