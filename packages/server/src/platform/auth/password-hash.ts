/**
 * How a password is kept: argon2id with its parameters beside it, so that they can be raised later.
 *
 * Stored as a PHC string, `$argon2id$v=19$m=19456,t=2,p=1$salt$digest` (m in KiB; base64 without padding): 19 MiB and some
 * 25 ms of a core, at most four at once, so that a flood of sign-ins costs 76 MiB and not the machine. `salt:digest` in
 * hexadecimal is the library's scrypt, as older installations have it; whatever is not as we write it today is outdated.
 * Source: decisions §6 (Passwords); decision 049.
 */

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const DIGEST_BYTES = 32;
const AT_ONCE = 4;

const PARAMETERS = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$`;
/** No more memory and time than this is spent on what a row says. */
const STORED = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Whoever waits takes over the place.
    if (next) next();
    else running -= 1;
  }
}

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const message = password.normalize('NFKC');
  const key = await derive({
    message,
    nonce,
    memory: MEMORY,
    passes: PASSES,
    parallelism: LANES,
    tagLength: DIGEST_BYTES,
  });
  return `${PARAMETERS}${unpadded(nonce)}$${unpadded(key)}`;
}

export const isOutdated = (stored: string): boolean => !stored.startsWith(PARAMETERS);

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, digest] = STORED.exec(stored) ?? [];
  if (salt === undefined || digest === undefined) return verifyOlder(stored, password);
  const expected = Buffer.from(digest, 'base64');
  const key = await derive({
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(key, expected);
}

async function verifyOlder(stored: string, password: string): Promise<boolean> {
  if (!/^[0-9a-f]{32}:[0-9a-f]{128}$/.test(stored)) return false;
  const older = await import('better-auth/crypto');
  return inTurn(() => older.verifyPassword({ hash: stored, password }));
}
