/** Recurring expenses, for code that may load zod: operations, and the schema that the form validates with. */
export { recorrenciaForm, recorrenciaSchema } from './recorrencia.schema.ts';
export { recorrenciasContract } from './recorrencias.contract.ts';
