/** The audit trail: keys, sealing, the anchor outside the database, checking, reading a record's history. */

export { type Anchor, type AnchorPlace, createAnchorPlace, signAnchor } from './anchors.ts';
export { checkAudit } from './audit-checks.ts';
export { auditKeysOf, createAuditKeys, type SignAudit, signAuditWith } from './audit-keys.ts';
export { blankEntries } from './blank-entries.ts';
export { changedByHand } from './changed-by-hand.ts';
export { countDone, readChangesSince } from './changes-since.ts';
export { camelKeys, readHistory } from './history.ts';
export type { AuditReport } from './report.ts';
export { restartAnchor, sealAudit, startSealer } from './sealer.ts';
export { verifyAudit } from './verify.ts';
