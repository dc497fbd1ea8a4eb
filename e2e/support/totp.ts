/**
 * The six digits that an authenticator would show: RFC 6238, SHA-1, 30 seconds.
 *
 * In: the key as the screen shows it (base32, spaces allowed). A code works once: `step` 1 gives the next one, which
 * the server's window accepts already, so that no journey waits for the clock.
 */
import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function totp(key: string, step = 0): string {
  const bits = [...key.replace(/\s/g, '')].map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
