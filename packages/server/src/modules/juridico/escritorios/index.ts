/** Law offices: operations for the composition root, names for what refers to them. */
export { escritoriosRoutes } from './escritorios.routes.ts';
export { escritorioNames } from './escritorios.views.ts';
