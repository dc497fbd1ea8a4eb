/** Who may enter, and what for. Source: spec 1 §2.1, §2.22; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CRIAR, TITULO } from './usuarios.actions.ts';
import { USUARIOS as PATH } from './usuarios.paths.ts';

export const usuariosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: TITULO,
      access: 'usuarios.ver',
      help: 'usuarios',
      menu: { order: 10, icon: 'shield', section: 'sistema' },
      goKey: 'u',
      actions: [createAt(PATH, CRIAR, 'usuarios.editar')],
      records: { ...recordsAt(PATH, 'usuarios'), title: 'Usuários', people: true },
      lists: ['usuarios.list'],
      page: lazyPage(() => import('./UsuariosPage.tsx').then((m) => m.UsuariosPage)),
    },
  ],
});
