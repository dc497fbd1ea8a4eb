/** Bank statements, for code that may load zod: operations, and the schemas that forms and server read. */
export { extratoSchema, LINHAS_DA_PREVIA, lancamentoSchema, leiauteSchema } from './extrato.schema.ts';
export { extratosContract } from './extratos.contract.ts';
