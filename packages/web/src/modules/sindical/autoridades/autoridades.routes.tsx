/** Authorities. Source: spec 3 §2.1, §2.11, §2.16. */
import { PAGINAS_DE_AUTORIDADES as PAGINAS } from '@sede/domain/modules/sindical/autoridades';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { AUTORIDADES, autoridadePath } from './autoridades.paths.ts';

export const autoridadesModule = defineModule({
  routes: [
    {
      path: AUTORIDADES,
      title: PAGINAS.menu,
      access: 'autoridades.ver',
      help: 'autoridades',
      menu: { order: 10 },
      actions: [createAt(AUTORIDADES, PAGINAS.inserir, 'autoridades.editar')],
      records: { ...recordsAt(AUTORIDADES, 'autoridades'), hrefOf: autoridadePath, people: true },
      lists: ['autoridades.list'],
      page: lazyPage(() => import('./AutoridadesPage.tsx').then((m) => m.AutoridadesPage)),
    },
    {
      path: `${AUTORIDADES}/:id`,
      title: PAGINAS.perfil,
      access: 'autoridades.ver',
      help: 'autoridades#o-perfil',
      page: lazyPage(() => import('./AutoridadePage.tsx').then((m) => m.AutoridadePage)),
    },
  ],
});
