/** Users: what the area, the command line and the composition root use. */
export {
  concederPapeis,
  convidarDeNovo,
  criarUsuario,
  desabilitarUsuario,
  excluirUsuario,
  habilitarUsuario,
  retirarPapeis,
  type UsuariosCtx,
  type UsuariosDeps,
} from './usuarios.service.ts';
export { findUsuarioPorEmail, haUsuarios, listUsuarios, type UsuarioRow } from './usuarios.store.ts';
