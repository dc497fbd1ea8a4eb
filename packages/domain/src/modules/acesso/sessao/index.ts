/** The start of the screens and the first access, without zod. */
export type { Sessao } from './sessao.contract.ts';
export { sessaoErrors } from './sessao.messages.ts';
