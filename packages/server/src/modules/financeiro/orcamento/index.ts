/** The budget: operations and words in use for the composition root. */
export { palavrasDoOrcamento } from './orcamento.palavras.ts';
export { orcamentoRoutes } from './orcamento.routes.ts';
