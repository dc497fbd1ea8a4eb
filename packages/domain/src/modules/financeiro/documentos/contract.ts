/** The documents' door with zod: operations, and the schema that forms read. */
export { documentoForm } from './documento.schema.ts';
export { documentosContract } from './documentos.contract.ts';
