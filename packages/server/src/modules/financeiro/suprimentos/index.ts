/** Petty cash: operations for the composition root; its balance for the account of a period. */
export { suprimentosRoutes } from './suprimentos.routes.ts';
export { readSaldo } from './suprimentos.views.ts';
