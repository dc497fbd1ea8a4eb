/** Interactions, for code that may load zod: operations, and the schemas that forms and server read. */
export { filiadoComInteracoesSchema, interacaoForm, interacaoSchema } from './interacao.schema.ts';
export { interacoesContract } from './interacoes.contract.ts';
