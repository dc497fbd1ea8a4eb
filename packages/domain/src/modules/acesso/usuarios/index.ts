/** Users and their roles, without zod. */
export { usuariosErrors, usuariosMessages } from './usuarios.messages.ts';
export {
  GESTOR,
  lerEmail,
  lerPapeis,
  PAPEIS_AVISADOS,
  papeisAvisados,
  podeDeixarDeSerGestor,
} from './usuarios.rules.ts';
export type { NovoUsuario, Usuario } from './usuarios.schema.ts';
