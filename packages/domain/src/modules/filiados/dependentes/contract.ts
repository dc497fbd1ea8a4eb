/** Dependents, for code that may load zod: operations, and the schemas that forms and server read. */
export { dependenteForm, dependenteSchema } from './dependente.schema.ts';
export { dependentesContract } from './dependentes.contract.ts';
