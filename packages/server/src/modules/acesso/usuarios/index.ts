/** Users: what the area, the command line and the composition root use. */
import { defineModule } from '#platform/module/index.ts';
import type { UsuariosDeps } from './usuarios.deps.ts';
import { usuariosRoutes } from './usuarios.routes.ts';
import { usuariosSource } from './usuarios.search.ts';

export { notifyNomeados } from './usuarios.avisos.ts';
export {
  type Conta,
  createConta,
  grantFiliado,
  hasOpenLink,
  inviteConta,
  lockConta,
  lockContaPorEmail,
  moveContaEmail,
  proveContaEmail,
  removeConta,
  restartConta,
} from './usuarios.contas.ts';
export { convidarDeNovo } from './usuarios.convite.ts';
export type { UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
export { resetDuasEtapas } from './usuarios.duas-etapas.ts';

export { readAutor, SISTEMA_ANTERIOR } from './usuarios.import.read.ts';
export { changePapeis } from './usuarios.papeis.ts';
export {
  createUsuario,
  desabilitarUsuario,
  habilitarUsuario,
  leaveEscritorio,
  removeUsuario,
} from './usuarios.service.ts';
export {
  findUsuarioPorEmail,
  haUsuarios,
  insertRepresentantes,
  listUsuarios,
  motivoDaPerda,
} from './usuarios.store.ts';

export const usuariosModule = defineModule({
  tables: {
    // A person's own account page changes their row; a restored backup starts without second steps.
    usuarios: { readBy: 'todos', writtenBy: ['acesso/conta', 'platform/backup'] },
    // What a stored role means outside of a request too is said there alone.
    papeis_usuario: { readBy: ['platform/auth'] },
    usuarios_escritorios: { readBy: ['platform/auth', 'juridico'] },
  },
  routes: ({ usuarios }: { usuarios: UsuariosDeps }) => usuariosRoutes(usuarios),
  search: usuariosSource,
  importSource: async (deps: UsuariosDeps) => (await import('./usuarios.import.ts')).usuariosImportSource(deps),
});
