/** The outbox' operations, for the composition root. */
export { emailsRoutes } from './emails.routes.ts';
