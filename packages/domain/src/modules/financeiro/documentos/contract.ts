/** Documents, for code that may load zod: operations, and the schema that forms read. */
export { documentoForm } from './documento.schema.ts';
export { documentosContract } from './documentos.contract.ts';
