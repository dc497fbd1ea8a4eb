/** Saved views, for code that may load zod: operations, the form, and what the session's answer carries of them. */
export { visaoForm, visaoSchema } from './visao.schema.ts';
export { visoesContract } from './visoes.contract.ts';
