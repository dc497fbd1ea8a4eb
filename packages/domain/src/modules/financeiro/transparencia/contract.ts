/** The transparency documents' door with zod: operations, and the schema that forms read. */
export { transparenciaForm } from './documento-transparencia.schema.ts';
export { transparenciaContract } from './transparencia.contract.ts';
