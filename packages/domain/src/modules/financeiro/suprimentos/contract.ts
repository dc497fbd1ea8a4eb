/** Petty cash, for code that may load zod: operations, and the schemas that forms and server read. */
export { entradaInput, entradaSchema } from './entrada.schema.ts';
export { suprimentosContract } from './suprimentos.contract.ts';
