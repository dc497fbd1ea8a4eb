/** The door of saved views with zod: operations, and what the session's answer carries of them. */
export { visaoPadraoSchema } from './visao.schema.ts';
export { visoesContract } from './visoes.contract.ts';
