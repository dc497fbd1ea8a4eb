/** Sign-in and what happens when a session ends. */
export { HOME } from './home.ts';
export { sessaoRoutes } from './sessao.routes.tsx';
