/** Contracts, for code that may load zod: operations, and the schemas that forms and server read. */
export { contratoForm } from './contrato.form.ts';
export { contratoSchema } from './contrato.schema.ts';
export { contratosContract } from './contratos.contract.ts';
