/** Law offices: routes, and what other screens choose one with. */
export { escritoriosRoutes } from './escritorios.routes.tsx';
export { escritoriosSource } from './escritorios.source.ts';
