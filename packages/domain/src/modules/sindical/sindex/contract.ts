/** Sindex, for code that may load zod. */
export { calculoSchema, custoForm, viabilidadeForm } from './calculo.schema.ts';
export { sindexContract } from './sindex.contract.ts';
