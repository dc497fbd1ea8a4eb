/** Employees: routes. */
export { funcionariosRoutes } from './funcionarios.routes.tsx';
