/** Month closing, for code that may load zod: operations, and the schemas that forms and server read. */
export { fechamentoSchema } from './fechamento.schema.ts';
export { fechamentosContract } from './fechamentos.contract.ts';
