/** Duplicate records, for code that may load zod: operations and schemas. */
export { duplicadosContract } from './duplicados.contract.ts';
export { unificacaoSchema } from './unificacao.schema.ts';
