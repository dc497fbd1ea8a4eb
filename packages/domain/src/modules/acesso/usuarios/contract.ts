/** Users, for code that may load zod: operations, and the schemas that forms read. */
export { emailInput, novoUsuarioInput, papeisInput, usuarioInput, usuarioSchema } from './usuario.schema.ts';
export { usuariosContract } from './usuarios.contract.ts';
