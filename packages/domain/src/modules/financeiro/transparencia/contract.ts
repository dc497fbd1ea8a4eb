/** Transparency documents, for code that may load zod: operations, and the schema that forms read. */
export { transparenciaForm } from './documento-transparencia.schema.ts';
export { transparenciaContract } from './transparencia.contract.ts';
