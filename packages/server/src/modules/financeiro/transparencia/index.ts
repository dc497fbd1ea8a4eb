/** Transparency documents: operations and files for the composition root. */
export { transparenciaAttachments, transparenciaRoutes } from './transparencia.routes.ts';
export { transparenciaSource } from './transparencia.search.ts';
