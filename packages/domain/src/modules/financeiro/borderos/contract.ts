/** Payment batches, for code that may load zod: operations, and the schema that the form validates with. */
export { ajustarForm, borderoSchema, liquidarBorderoForm } from './bordero.schema.ts';
export { borderosContract } from './borderos.contract.ts';
