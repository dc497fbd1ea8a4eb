/** Bank statements, for code that may load zod: operations, and the schemas that forms and server read. */
export { extratoSchema, lancamentoSchema, leiauteSchema } from './extrato.schema.ts';
export { extratosContract } from './extratos.contract.ts';
