/** The union's own events and those that it sponsors. Source: spec 1 §2.1, §2.21; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './eventos.actions.ts';

const PATH = '/eventos';

export const eventosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Eventos',
      access: 'eventos.ver',
      help: 'cadastros-financeiros#eventos',
      goKey: 'e',
      actions: [createAt(PATH, CADASTRAR, 'eventos.editar')],
      records: recordsAt(PATH, 'eventos'),
      page: lazyPage(() => import('./EventosPage.tsx').then((m) => m.EventosPage)),
    },
  ],
});
