/** Manutenções, for code that may load zod: operations, and the schemas that forms and server read. */
export { fimForm, manutencaoForm } from './manutencao.form.ts';
export { manutencaoSchema } from './manutencao.schema.ts';
export { manutencoesContract } from './manutencoes.contract.ts';
