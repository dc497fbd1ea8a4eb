/** Petty cash: operations for the composition root; its balance for the account of a period. */
export { suprimentosRoutes } from './suprimentos.routes.ts';
export { lancarNoCaixa } from './suprimentos.service.ts';
export { readSaldo } from './suprimentos.views.ts';
