/** Deadlines of cases. Source: decisions-legal (Prazos). */
import { PAGINA_DOS_PRAZOS } from '@sede/domain/modules/juridico/prazos';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';
import { PRAZOS } from './prazos.paths.ts';

export const prazosModule = defineModule({
  routes: [
    {
      path: PRAZOS,
      title: PAGINA_DOS_PRAZOS.titulo,
      access: 'prazos.ver',
      help: 'juridico#prazos',
      menu: { order: 30, icon: 'history', group: GRUPOS.dia },
      lists: ['prazos.list'],
      actions: [createAt(PRAZOS, PAGINA_DOS_PRAZOS.novo, 'prazos.editar')],
      page: lazyPage(() => import('./PrazosPage.tsx').then((m) => m.PrazosPage)),
    },
  ],
});
