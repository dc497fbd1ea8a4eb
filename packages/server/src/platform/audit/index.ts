/** The audit trail: sealing, checking, reading a record's history. */
export { camelKeys, readHistory } from './history.ts';
export { sealAudit, startSealer } from './sealer.ts';
export { type AuditReport, verifyAudit } from './verify.ts';
