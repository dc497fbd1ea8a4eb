/** Employees: operations for the composition root. */
export { funcionariosRoutes } from './funcionarios.routes.ts';
export { funcionariosSource } from './funcionarios.search.ts';
