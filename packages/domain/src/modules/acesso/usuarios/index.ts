/** Users and their roles, without zod. */
export {
  logText,
  PAPEL_FIELDS,
  SITUACOES_USUARIO,
  type SituacaoUsuario,
  TIPOS_LOG,
  USUARIO_FIELDS,
  USUARIOS_ORDEM,
  VALORES_SITUACAO_USUARIO,
  VINCULO_ESCRITORIO_FIELDS,
} from './usuario.lists.ts';
export type { LogUsuario, NovoUsuario, Usuario } from './usuario.schema.ts';
export { usuariosErrors, usuariosMessages } from './usuarios.messages.ts';
export { USUARIOS_PENDENCIAS } from './usuarios.pendencias.ts';
export {
  diferenca,
  GESTOR,
  type GestorAtual,
  PAPEIS_AVISADOS,
  papeisAvisados,
  podeDeixarDeSerGestor,
  readEmail,
  readPapeis,
} from './usuarios.rules.ts';
