/**
 * A code of the second factor works once.
 *
 * The library takes a code during its whole window, as often as it is sent. We find the 30-second step that the
 * accepted code belongs to and keep the last one per user; the same step, or an older one, is refused. The row's lock
 * orders two at the same instant: one wins. Source: decisions §4; dependencies (TOTP trap).
 */

import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

export const STEP_MS = 30_000;

/** RFC 6238 with the library's parameters: SHA-1, 6 digits, the secret's own characters as key. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The newest step around `instant` whose code this is; null when none is. */
export function stepOfCode(secret: string, code: string, instant: number): number | null {
  const now = Math.floor(instant / STEP_MS);
  return [now + 1, now, now - 1].find((step) => totpCode(secret, step) === code) ?? null;
}

/** False when this step, or a newer one, was used before. */
export async function useStep(tx: Tx, usuarioId: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.codigos_usados (usuario_id, passo) values (${usuarioId}::uuid, ${step})
    on conflict (usuario_id) do update set passo = excluded.passo where auth.codigos_usados.passo < excluded.passo
    returning passo`.execute(tx);
  return rows.length === 1;
}
