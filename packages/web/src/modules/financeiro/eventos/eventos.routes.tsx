/** The union's own events and those that it sponsors. Source: spec 1 §2.1, §2.21; decisions §5. */
import { EVENTOS } from '@sede/domain/modules/financeiro/eventos';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';

export const eventosModule = defineModule({
  routes: [
    registerRoute(EVENTOS, {
      path: '/eventos',
      help: 'cadastros-financeiros#eventos',
      goKey: 'e',
      page: lazyPage(() => import('./EventosPage.tsx').then((m) => m.EventosPage)),
    }),
  ],
});
