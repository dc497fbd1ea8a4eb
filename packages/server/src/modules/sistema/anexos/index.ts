/** Attachments' operations, for the composition root. */
export { anexosRoutes } from './anexos.routes.ts';
