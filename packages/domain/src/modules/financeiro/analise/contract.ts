/** The analysis of expenses, for code that may load zod. */
export { analiseContract } from './analise.contract.ts';
