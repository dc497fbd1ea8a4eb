/** The user's account. */
export { contaRoutes } from './conta.routes.tsx';
