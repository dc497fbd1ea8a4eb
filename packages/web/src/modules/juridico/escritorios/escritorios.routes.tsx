/** The law-office registry: opened from the menu, not by Ctrl K. Source: spec 3 §2.1, §2.8. */
import { ESCRITORIOS } from '@sede/domain/modules/juridico/escritorios';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';

export const escritoriosModule = defineModule({
  routes: [
    registerRoute(ESCRITORIOS, {
      path: '/juridico/escritorios',
      help: 'juridico#escritórios',
      menu: { order: 10, icon: 'building' },
      actions: undefined,
      records: undefined,
      page: lazyPage(() => import('./EscritoriosPage.tsx').then((m) => m.EscritoriosPage)),
    }),
  ],
});
