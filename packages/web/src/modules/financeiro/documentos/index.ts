/** Documents: routes, and what other screens choose one with. */
export { documentosRoutes } from './documentos.routes.tsx';
export { documentosSource } from './documentos.source.ts';
