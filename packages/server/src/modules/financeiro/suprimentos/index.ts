/** Petty cash: operations for the composition root. */
export { suprimentosRoutes } from './suprimentos.routes.ts';
