/** Agendas of the law offices: the list, and the page of one. Source: spec 3 §2.1, §2.9; decisions-legal (Agendas). */
import { PAGINAS_DE_AGENDAS as PAGINAS } from '@sede/domain/modules/juridico/agendas';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';
import { AGENDAS, NOVA_AGENDA } from './agendas.paths.ts';

const page = lazyPage(() => import('./AgendaPage.tsx').then((m) => m.AgendaPage));

export const agendasModule = defineModule({
  routes: [
    {
      path: AGENDAS,
      title: PAGINAS.titulo,
      access: 'agendas.ver',
      help: 'juridico#gerenciamento-de-agenda',
      menu: { order: 40, icon: 'calendar', group: GRUPOS.dia },
      lists: ['agendas.list'],
      actions: [{ label: PAGINAS.cadastrar, access: 'agendas.editar', to: NOVA_AGENDA }],
      page: lazyPage(() => import('./AgendasPage.tsx').then((m) => m.AgendasPage)),
    },
    {
      path: NOVA_AGENDA,
      title: PAGINAS.cadastrar,
      access: 'agendas.editar',
      help: 'juridico#gerenciamento-de-agenda',
      page,
    },
    {
      path: `${AGENDAS}/:id`,
      title: PAGINAS.editar,
      access: 'agendas.ver',
      help: 'juridico#gerenciamento-de-agenda',
      page,
    },
  ],
});
