import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstWordOf, sha256 } from './sha256.ts';
import { workedChallenge, workOn } from './ticket.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const text = (value: string) => new TextEncoder().encode(value);

describe('sha256', () => {
  it('gives the digests of FIPS 180-4', () => {
    expect(hex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha256(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with the library at every length around a block', () => {
    for (let length = 50; length < 140; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('has a short way to the first word that is the same digest', () => {
    const seed = sha256(text('semente'));
    const block = Buffer.alloc(40);
    block.set(seed);
    block.writeUInt32BE(3, 32);
    block.writeUInt32BE(4_000_000_000, 36);
    expect(firstWordOf(seed)(3, 4_000_000_000)).toBe(createHash('sha256').update(block).digest().readUInt32BE(0));
  });
});

describe('the ticket', () => {
  const ticket = workOn('desafio-1');

  it('is the challenge with its work, which the server sees at a glance', () => {
    expect(workedChallenge(ticket)).toBe('desafio-1');
    expect(ticket.length).toBeLessThan(120);
  });

  it('is worth nothing for another challenge, with a puzzle left out, changed, or with anything behind it', () => {
    const [, solution = ''] = ticket.split('~');
    const nonces = solution.split('.');
    for (const forged of [
      `desafio-2~${solution}`,
      `desafio-1~${nonces.slice(1).join('.')}`,
      `desafio-1~${[...nonces.slice(0, -1), '0'].join('.')}`,
      `desafio-1~${nonces.map(() => '0').join('.')}`,
      `desafio-1~${solution}.0`,
      `${ticket}~1`,
      `desafio-1~${nonces.map(() => 'zzzzzzzz').join('.')}`,
      'desafio-1~',
      'desafio-1',
      '',
    ]) {
      expect(workedChallenge(forged), forged).toBeNull();
    }
  });

  it('costs about the same each time: no unlucky visitor waits for twice the usual', () => {
    const triesOf = (challenge: string) =>
      (workOn(challenge).split('~')[1] ?? '')
        .split('.')
        .reduce((sum, nonce) => sum + Number.parseInt(nonce, 36) + 1, 0);
    const tries = Array.from({ length: 12 }, (_, i) => triesOf(`custo-${i}`));
    expect(Math.max(...tries)).toBeLessThan(150_000);
    expect(tries.reduce((sum, each) => sum + each, 0) / tries.length).toBeGreaterThan(45_000);
  });
});
