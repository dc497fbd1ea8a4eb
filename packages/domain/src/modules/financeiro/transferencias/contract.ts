/** Transfers, for code that may load zod: operations, and the schema that the form validates with. */
export { transferenciaForm, transferenciaSchema } from './transferencia.schema.ts';
export { transferenciasContract } from './transferencias.contract.ts';
