/** The users' door with zod: operations, and the schemas that forms read. */
export { emailInput, novoUsuarioInput, papeisInput, usuarioInput } from './usuario.schema.ts';
export { usuariosContract } from './usuarios.contract.ts';
