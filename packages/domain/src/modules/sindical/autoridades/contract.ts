/** Authorities, for code that may load zod: operations, and the schemas that forms and server read. */
export { autoridadeForm } from './autoridade.form.ts';
export { autoridadeSchema } from './autoridade.schema.ts';
export { autoridadesContract } from './autoridades.contract.ts';
