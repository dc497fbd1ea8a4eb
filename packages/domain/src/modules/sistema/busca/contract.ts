/** The search over everything, for code that may load zod. */
export { buscaContract } from './busca.contract.ts';
