/** The audit trail's operations and its verification, for the composition root. */
export { auditoriaRoutes } from './auditoria.routes.ts';
export { readCadeia, registerVerificacao } from './cadeia.ts';
