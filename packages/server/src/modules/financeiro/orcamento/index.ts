/** The budget: operations and words in use for the composition root; its lines for the account of a period. */
export { palavrasDoOrcamento } from './orcamento.palavras.ts';
export { orcamentoRoutes } from './orcamento.routes.ts';
export { linhasDoPeriodo } from './orcamento.views.ts';
