/** Cases: the list of all, an office's own, the page of one, and a member's own. Source: spec 3 §2.1, §2.5, §2.6; decisions-legal (Panel, Cases). */
import { NOVO_PROCESSO, PAGINAS_DE_PROCESSOS as PAGINAS } from '@sede/domain/modules/juridico/processos';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';
import {
  MEUS_PROCESSOS,
  novoProcessoPath,
  PROCESSOS,
  PROCESSOS_DO_ESCRITORIO,
  processoPath,
} from './processos.paths.ts';

export const processosModule = defineModule({
  routes: [
    {
      path: PROCESSOS,
      title: PAGINAS.titulo,
      access: 'processos.ver',
      help: 'juridico#processos',
      menu: { order: 20, icon: 'folder', group: GRUPOS.dia, for: 'escritorios.ver' },
      actions: (['Judicial', 'Administrativo', 'Procedimento'] as const).map((tipo) => ({
        label: NOVO_PROCESSO[tipo],
        access: 'processos.editar',
        to: novoProcessoPath(tipo),
      })),
      records: { ...recordsAt(PROCESSOS, 'processos'), title: PAGINAS.menu, hrefOf: processoPath },
      page: lazyPage(() => import('./ProcessosPage.tsx').then((m) => m.ProcessosPage)),
    },
    {
      path: `${PROCESSOS}/:id`,
      title: PAGINAS.um,
      access: 'processos.ver',
      help: 'juridico#processos',
      page: lazyPage(() => import('./ProcessoPage.tsx').then((m) => m.ProcessoPage)),
    },
    {
      path: PROCESSOS_DO_ESCRITORIO,
      title: PAGINAS.menu,
      access: 'processos.ver',
      help: 'juridico#processos',
      menu: { order: 1, icon: 'stack', group: GRUPOS.dia, section: '/juridico', unless: 'escritorios.ver' },
      page: lazyPage(() => import('./EscritorioPage.tsx').then((m) => m.EscritorioPage)),
    },
    {
      path: MEUS_PROCESSOS,
      title: PAGINAS.meus,
      access: 'processos.ver-proprios',
      help: 'meu-perfil#ver-processos',
      page: lazyPage(() => import('./MeusProcessosPage.tsx').then((m) => m.MeusProcessosPage)),
    },
  ],
});
