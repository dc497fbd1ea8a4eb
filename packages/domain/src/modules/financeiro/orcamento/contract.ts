/** The budget's door with zod. */
export { orcamentoContract } from './orcamento.contract.ts';
export { AJUSTE, MAX_CELULAS } from './orcamento.schema.ts';
