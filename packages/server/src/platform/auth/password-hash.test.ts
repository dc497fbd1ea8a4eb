import crypto, { argon2Sync, scryptSync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

const SENHA = 'amendoeira-7-vento';

it('a password is kept as argon2id of 19 MiB and two passes, its parameters beside it, with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword(SENHA), hashPassword(SENHA)]);
  expect(one).not.toBe(two);
  const [, algorithm, version, parameters, salt = '', digest = ''] = one.split('$');
  expect([algorithm, version, parameters]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
  const nonce = Buffer.from(salt, 'base64');
  expect(nonce).toHaveLength(16);
  const key = argon2Sync('argon2id', {
    message: SENHA,
    nonce,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(Buffer.from(digest, 'base64')).toEqual(key);
});

it('the right one is recognised, a wrong one and a mangled digest are not', async () => {
  const stored = await hashPassword(SENHA);
  expect(await verifyPassword(stored, SENHA)).toBe(true);
  expect(await verifyPassword(stored, `${SENHA} `)).toBe(false);
  expect(await verifyPassword(`${stored.slice(0, -4)}AAAA`, SENHA)).toBe(false);
  for (const broken of ['', 'x', stored.replace('19456', '99999999'), stored.replace('$argon2id', '$argon2')]) {
    expect(await verifyPassword(broken, SENHA)).toBe(false);
  }
});

it('letters with an accent are the same however the keyboard writes them', async () => {
  expect(await verifyPassword(await hashPassword('maçã-do-vale-9'.normalize('NFD')), 'maçã-do-vale-9')).toBe(true);
});

it('one with other parameters, or of the older kind, is still right and is told to be outdated', async () => {
  const nonce = Buffer.alloc(16, 7);
  const weaker = argon2Sync('argon2id', {
    message: SENHA,
    nonce,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const stored = `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(weaker)}`;
  const salt = '0123456789abcdef0123456789abcdef';
  const scrypt = scryptSync(SENHA, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 });
  for (const older of [stored, `${salt}:${scrypt.toString('hex')}`]) {
    expect([await verifyPassword(older, SENHA), await verifyPassword(older, 'outra-senha-9')]).toEqual([true, false]);
    expect(isOutdated(older)).toBe(true);
  }
  expect(isOutdated(await hashPassword(SENHA))).toBe(false);
});

it('at most four are made at once', async () => {
  const { argon2 } = crypto;
  let running = 0;
  let most = 0;
  const counted: typeof argon2 = (algorithm, parameters, done) => {
    running += 1;
    most = Math.max(most, running);
    argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, (error, key) => {
      running -= 1;
      done(error, key);
    });
  };
  Object.assign(crypto, { argon2: counted });
  syncBuiltinESMExports();
  try {
    const made = await Promise.all(Array.from({ length: 30 }, () => hashPassword(SENHA)));
    expect(new Set(made).size).toBe(30);
    expect(most).toBe(4);
  } finally {
    Object.assign(crypto, { argon2 });
    syncBuiltinESMExports();
  }
});
