/** Contracts, for code that may load zod: operations, and the schemas that forms and server read. */
export { contratoSchema } from './contrato.schema.ts';
export { contratosContract } from './contratos.contract.ts';
