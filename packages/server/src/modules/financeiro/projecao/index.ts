/** The general projection: operations for the composition root; the money of the months for the dashboard. */
export { type FluxoPedido, fluxoStatement, readFluxo } from './fluxo.ts';
export { projecaoRoutes } from './projecao.routes.ts';
export { readSemVencimento } from './projecao.views.ts';
