/** The law-office registry. Source: spec 3 §2.1, §2.8. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const escritoriosModule = defineModule({
  routes: [
    {
      path: '/juridico/escritorios',
      title: 'Escritórios',
      access: 'escritorios.ver',
      help: 'usuarios#escritórios',
      menu: { order: 10 },
      page: lazyPage(() => import('./EscritoriosPage.tsx').then((m) => m.EscritoriosPage)),
    },
  ],
});
