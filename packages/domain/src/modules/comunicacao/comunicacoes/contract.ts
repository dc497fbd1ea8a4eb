/** Communication, for code that may load zod: operations and the record's schema. */
export { comunicacaoSchema, mensagemSchema } from './comunicacao.schema.ts';
export { comunicacoesContract } from './comunicacoes.contract.ts';
