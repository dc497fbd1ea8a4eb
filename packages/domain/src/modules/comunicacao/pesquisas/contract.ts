/** Satisfaction surveys, for code that may load zod: operations, and the schemas that server and screens read. */
export { pesquisaSchema } from './pesquisa.schema.ts';
export { pesquisasContract } from './pesquisas.contract.ts';
