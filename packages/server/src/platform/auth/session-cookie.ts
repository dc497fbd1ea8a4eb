/**
 * The session cookie: its name, and reading it as the sign-in library signs it.
 *
 * Value: encodeURIComponent(`${token}.${base64(HMAC-SHA256(secret, token))}`). Under TLS the name carries `__Host-`, so
 * that no other host of the domain can plant one. The signature is compared in constant time.
 * Source: decisions §2a (cookies).
 */

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Beginning of the library's cookie names; `__Host-` under TLS. */
export const cookiePrefix = (secure: boolean): string => (secure ? '__Host-sede' : 'sede');

/** Name of the session cookie. */
export const sessionCookieName = (secure: boolean): string => `${cookiePrefix(secure)}.session_token`;

const signatureOf = (token: string, secret: string): Buffer => createHmac('sha256', secret).update(token).digest();

/** The cookie's value for a token; what the library's own answers carry. */
export const signSessionToken = (token: string, secret: string): string =>
  encodeURIComponent(`${token}.${signatureOf(token, secret).toString('base64')}`);

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Cache of verified signatures, by secret and signed value: the same cookie comes with every request of a session. */
const verified = new Map<string, string>();
const MAX_VERIFIED = 1000;

function verify(signed: string, secret: string): string | null {
  const key = `${secret} ${signed}`;
  const known = verified.get(key);
  if (known !== undefined) return known;
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const expected = signatureOf(token, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (verified.size >= MAX_VERIFIED) verified.clear();
  verified.set(key, token);
  return token;
}

/** The session token of a Cookie header whose signature holds; null for everything else. */
export function readSessionToken(header: string | undefined, name: string, secret: string): string | null {
  if (!header) return null;
  const raw = cookieValue(header, name);
  const signed = raw === null ? null : decode(raw);
  return signed === null ? null : verify(signed, secret);
}
