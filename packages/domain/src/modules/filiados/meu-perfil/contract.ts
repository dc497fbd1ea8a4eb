/** The member's own page, for code that may load zod. */
export { meuPerfilContract } from './meu-perfil.contract.ts';
export { perfilInput, perfilSchema } from './meu-perfil.schema.ts';
