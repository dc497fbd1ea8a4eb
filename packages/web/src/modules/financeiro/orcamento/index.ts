/** The budget follow-up's screen, for the composition root. */
export { orcamentoRoutes } from './orcamento.routes.tsx';
