/** The audit trail's door with zod. */
export { auditoriaContract } from './auditoria.contract.ts';
