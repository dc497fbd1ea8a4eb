/** The budget, for code that may load zod. */
export { orcamentoContract } from './orcamento.contract.ts';
