/** Corrections, for code that may load zod: operations and schemas. */
export { correcaoListadaSchema, novaCorrecaoForm, readValor } from './correcao.schema.ts';
export { correcoesContract } from './correcoes.contract.ts';
