/** The door of the search over everything with zod. */
export { buscaContract } from './busca.contract.ts';
