/** Departures to confirm, for code that may load zod: operations and schemas. */
export { propostaSchema } from './desfiliacao.schema.ts';
export { desfiliacoesContract } from './desfiliacoes.contract.ts';
