/** Members, for code that may load zod: operations, and the schemas that forms and server read. */
export { filiadoFields, filiadoListadoSchema, filiadoSchema } from './filiado.schema.ts';
export { filiadosContract } from './filiados.contract.ts';
