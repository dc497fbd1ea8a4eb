/** The session, for code that may load zod. */
export { sessaoContract } from './sessao.contract.ts';
