/**
 * What the audit is keyed with: keys derived from the root secret, which never reach the database.
 *
 * Three uses, each with its own prefix: the hash of a seal, the mark of a sealed entry, the proof of a transaction (who,
 * when, which operation: what the trigger writes beside each entry). A key is named by its print, 16 hex characters, in
 * seals, proofs and anchors, so that after a change of the root secret it is told which key is meant; previous secrets
 * (SEDE_SECRET_ANTERIOR) only verify. Source: decisions §6 (audit); decision 056.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { type Secrets, secretsOf } from '../config/secrets.ts';

const NONCE = 12;
const PRINT = 8;
const MAC = 16;

/** Who, when and which operation, as the entries of one transaction carry them. `em`: microseconds since 1970, as text. */
export interface Deed {
  em: string;
  usuarioId: string | null;
  nome: string | null;
  operacao: string | null;
  requisicao: string | null;
}

export interface AuditKey {
  /** Names the key without revealing it. */
  readonly print: string;
  seal(resumo: Buffer): Buffer;
  mark(id: number, digest: Buffer): Buffer;
  anchor(line: string): string;
  proof(deed: Deed): Buffer;
  proves(proof: Buffer, deed: Deed): boolean;
}

export interface AuditKeys {
  /** Seals and signs. */
  readonly current: AuditKey;
  /** Any that is known, by its print. */
  find(print: string): AuditKey | undefined;
}

const same = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

function auditKey(secrets: Secrets): AuditKey {
  const key = Buffer.from(secrets.derive('auditoria'), 'utf8');
  const print = Buffer.from(hkdfSync('sha256', key, 'sede', 'impressao', PRINT));
  const mac = (use: string, ...parts: (Buffer | string)[]) => {
    const hmac = createHmac('sha256', key).update(`${use}\n`);
    for (const part of parts) hmac.update(part);
    return hmac.digest();
  };
  const proofOf = (nonce: Buffer, { em, usuarioId, nome, operacao, requisicao }: Deed) => {
    const text = JSON.stringify([em, usuarioId, nome, operacao, requisicao]);
    return Buffer.concat([print, nonce, mac('prova', nonce, text).subarray(0, MAC)]);
  };
  return {
    print: print.toString('hex'),
    seal: (resumo) => mac('selo', resumo),
    mark: (id, digest) => mac('marca', `${id}\n`, digest).subarray(0, MAC),
    anchor: (line) => mac('ancora', line).toString('hex'),
    proof: (deed) => proofOf(randomBytes(NONCE), deed),
    proves: (proof, deed) =>
      proof.length === PRINT + NONCE + MAC && same(proof, proofOf(proof.subarray(PRINT, PRINT + NONCE), deed)),
  };
}

/** The print of the key that made a proof. */
export const printOfProof = (proof: Buffer): string => proof.subarray(0, PRINT).toString('hex');

/** `previous`: secrets of before, which only verify. */
export function createAuditKeys(secrets: Secrets, previous: readonly Secrets[] = []): AuditKeys {
  const current = auditKey(secrets);
  const known = new Map([current, ...previous.map(auditKey)].map((key) => [key.print, key]));
  return { current, find: (print) => known.get(print) };
}

/** The keys of this installation. */
export const auditKeysOf = (config: Pick<Config, 'previousSecrets'>, secrets: Secrets): AuditKeys =>
  createAuditKeys(secrets, config.previousSecrets.map(secretsOf));

/** What the transaction's context is before it is signed; `agora` is ISO 8601 with milliseconds. */
export interface AuditContext {
  ator?: string | null;
  nome?: string | null;
  agora: string;
  operacao: string;
  requisicao?: string | null;
  /** The act that this transaction is, when it can be taken back. */
  ato?: string;
}

export type SignAudit = (context: AuditContext) => string;

/** Out: the context as the triggers read it (`sede.ctx`), with its proof. */
export const signAuditWith =
  ({ current }: AuditKeys): SignAudit =>
  (context) => {
    const { agora, ator = null, nome = null, operacao, requisicao = null } = context;
    const deed = { em: `${Date.parse(agora)}000`, usuarioId: ator, nome, operacao, requisicao };
    return JSON.stringify({ ...context, prova: current.proof(deed).toString('hex') });
  };
