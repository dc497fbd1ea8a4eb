/** One's own account, for code that may load zod: operations and the shapes that the server reads. */
export { contaContract } from './conta.contract.ts';
export { authBodies } from './conta.schema.ts';
export { preferenciasSchema } from './preferencias.schema.ts';
