/** The budget, for code that may load zod. */
export { orcamentoContract } from './orcamento.contract.ts';
export { AJUSTE, MAX_CELULAS } from './orcamento.schema.ts';
