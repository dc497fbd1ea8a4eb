/**
 * Makes the passwords of a test file cheap: `quickPasswords()` at its top; the next file of the process has real ones again.
 *
 * A sign-in costs a tenth of a second of a core, on purpose; hundreds of them were a tenth of all server tests. Limits,
 * sessions and links are the same with a cheaper digest, so the files about them ask for it. That a real one costs what
 * it must is proved where nobody asks (`primeiro-acesso.test.ts`). The sign-in library calls Node's scrypt: its N
 * becomes a sixteenth, in this process alone. Out: how many digests were made, to compare what two sign-ins cost.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

type Scrypt = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const N = 16_384;
let digests = 0;
const costly: Scrypt = crypto.scrypt;
const cheap: Scrypt = (password, salt, length, options, done) => {
  digests += 1;
  costly(password, salt, length, { ...options, N: (options.N ?? N) / 16 }, done);
};

function use(scrypt: Scrypt): void {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
}

export function quickPasswords(): void {
  beforeAll(() => use(cheap));
  afterAll(() => use(costly));
}

/** Of this process, until now. */
export const passwordDigests = (): number => digests;
