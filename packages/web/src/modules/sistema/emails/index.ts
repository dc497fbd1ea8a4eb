/** The outbox: routes. */
export { emailsRoutes } from './emails.routes.tsx';
