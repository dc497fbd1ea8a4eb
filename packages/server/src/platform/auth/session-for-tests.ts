/**
 * Signs somebody in for a test without the sign-in library: a session row and its signed cookie.
 */

import { randomBytes } from 'node:crypto';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { sessionCookieName, signSessionToken } from './session-cookie.ts';

export interface TestSignIn {
  secret: string;
  usuarioId: string;
  /** Instant of the sign-in, ISO 8601. */
  now: string;
  secure?: boolean;
}

/** The value of the Cookie header. */
export async function signInAs(db: Db, { secret, usuarioId, now, secure = false }: TestSignIn): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await sql`
    insert into auth.sessoes (id, usuario_id, token, expira_em, criado_em, atualizado_em)
    values (${newId()}::uuid, ${usuarioId}::uuid, ${token}, ${now}::timestamptz + interval '7 days', ${now}::timestamptz,
      ${now}::timestamptz)`.execute(db);
  return `${sessionCookieName(secure)}=${signSessionToken(token, secret)}`;
}
