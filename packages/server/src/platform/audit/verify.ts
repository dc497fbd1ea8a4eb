/**
 * Checks the audit trail: entries, seals, anchor and the rows themselves. Only reads; memory does not grow with the trail.
 *
 * Names what was changed, removed or appended, a missing tail, and rows that are not as the trail left them. What it cannot
 * check (another root secret) is a problem unless the anchor vouches for it. Out: see `AuditReport`.
 * Source: decisions §6; invariants A12; decision 056.
 */
import type { Db } from '../db/index.ts';
import type { AnchorPlace } from './anchors.ts';
import type { AuditKeys } from './audit-keys.ts';
import { type AuditReport, createFindings, type Findings } from './report.ts';
import { checkAnchors } from './verify-anchors.ts';
import { type ChainFacts, checkChain } from './verify-chain.ts';
import { checkCopiedProofs, createEntryCheck } from './verify-entries.ts';
import { checkRows } from './verify-rows.ts';

export interface VerifyOptions {
  keys: AuditKeys;
  place: AnchorPlace;
}

function tellKeys({ problem, notice }: Findings, { firstKeyed, foreign, head }: ChainFacts, vouched: number): void {
  const oldEnd = firstKeyed === null ? head.numero : firstKeyed.numero - 1;
  if (oldEnd > 0) notice(`Selos 1 a ${oldEnd}: de antes da chave, conferidos só pelo resumo.`);
  for (const [print, { de, ate }] of foreign) {
    const which = `Selos ${de} a ${ate}: feitos com outro segredo (chave ${print}).`;
    if (ate <= vouched)
      notice(`${which} Conferem com a âncora; para conferir a chave, informe-o em SEDE_SECRET_ANTERIOR.`);
    else
      problem(
        `${which} Informe o segredo de então em SEDE_SECRET_ANTERIOR; se ele se perdeu, veja docs/operations.md.`,
      );
  }
}

export async function verifyAudit(db: Db, { keys, place }: VerifyOptions): Promise<AuditReport> {
  const findings = createFindings();
  const entries = createEntryCheck(keys, findings);
  const chain = await checkChain(db, keys, findings, entries);
  entries.finish();
  await checkCopiedProofs(db, findings);
  const vouched = await checkAnchors(db, { keys, place, findings, chain });
  tellKeys(findings, chain, vouched);
  await checkRows(db, findings);
  return findings.finish();
}
