/** Users and their roles: routes. */
export { usuariosRoutes } from './usuarios.routes.tsx';
