/** Authorities, for code that may load zod: operations, and the schemas that forms and server read. */
export { autoridadeCompletaSchema, autoridadeInput, autoridadeSchema } from './autoridade.schema.ts';
export { autoridadesContract } from './autoridades.contract.ts';
