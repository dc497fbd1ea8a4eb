/** Petty cash: routes. */
export { suprimentosRoutes } from './suprimentos.routes.tsx';
