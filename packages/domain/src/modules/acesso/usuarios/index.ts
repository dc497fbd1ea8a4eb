/** Users and their roles, without zod. */
export {
  ACOES_DO_PAPEL,
  ACOES_DO_VINCULO_ESCRITORIO,
  PAPEL_FIELDS,
  SITUACOES_USUARIO,
  type SituacaoUsuario,
  TIPOS_LOG,
  USUARIO_FIELDS,
  USUARIOS_ORDEM,
  VINCULO_ESCRITORIO_FIELDS,
} from './usuario.lists.ts';
export type { LogUsuario, NovoUsuario, Usuario } from './usuario.schema.ts';
export { USUARIOS_AVISOS } from './usuarios.avisos.ts';
export { usuariosErrors, usuariosMessages } from './usuarios.messages.ts';

export {
  diferenca,
  GESTOR,
  papeisAvisados,
  podeDeixarDeSerGestor,
  readEmail,
  readPapeis,
} from './usuarios.rules.ts';
