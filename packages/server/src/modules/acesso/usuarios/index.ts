/** Users: what the area, the command line and the composition root use. */
export { avisarFinanceiroEspecial } from './usuarios.avisos.ts';
export { convidarDeNovo } from './usuarios.convite.ts';
export type { Alvo, UsuariosCtx, UsuariosDeps } from './usuarios.deps.ts';
export { redefinirDuasEtapas } from './usuarios.duas-etapas.ts';
export { alterarEmail } from './usuarios.email.ts';
export { mudarPapeis } from './usuarios.papeis.ts';
export { usuariosRoutes } from './usuarios.routes.ts';
export { usuariosSource } from './usuarios.search.ts';
export {
  alterarUsuario,
  criarUsuario,
  desabilitarUsuario,
  excluirUsuario,
  habilitarUsuario,
} from './usuarios.service.ts';
export { findUsuarioPorEmail, haUsuarios, listUsuarios, motivoDaPerda, type UsuarioRow } from './usuarios.store.ts';
