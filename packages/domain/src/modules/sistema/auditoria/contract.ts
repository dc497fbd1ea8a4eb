/** The audit trail, for code that may load zod. */
export { auditoriaContract } from './auditoria.contract.ts';
