/** The audit trail: routes. */
export { auditoriaRoutes } from './auditoria.routes.tsx';
