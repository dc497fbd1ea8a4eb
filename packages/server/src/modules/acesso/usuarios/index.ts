/** Users: what the area, the command line and the composition root use. */
import { defineModule } from '#platform/module/index.ts';
import type { UsuariosDeps } from './usuarios.deps.ts';
import { usuariosRoutes } from './usuarios.routes.ts';
import { usuariosSource } from './usuarios.search.ts';

export { avisarFinanceiroEspecial } from './usuarios.avisos.ts';
export { convidarDeNovo } from './usuarios.convite.ts';
export type { Alvo, UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
export { redefinirDuasEtapas } from './usuarios.duas-etapas.ts';
export { alterarEmail } from './usuarios.email.ts';
export { mudarPapeis } from './usuarios.papeis.ts';
export {
  alterarUsuario,
  criarUsuario,
  desabilitarUsuario,
  excluirUsuario,
  habilitarUsuario,
} from './usuarios.service.ts';
export { findUsuarioPorEmail, haUsuarios, listUsuarios, motivoDaPerda, type UsuarioRow } from './usuarios.store.ts';

export const usuariosModule = defineModule({
  routes: ({ usuarios }: { usuarios: UsuariosDeps }) => usuariosRoutes(usuarios),
  search: usuariosSource,
  importSource: async (deps: UsuariosDeps) => (await import('./usuarios.importacao.ts')).usuariosImportSource(deps),
});
