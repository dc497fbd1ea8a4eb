/**
 * Makes the passwords of a test file cheap: `quickPasswords()` at its top; the next file of the process has real ones again.
 *
 * A sign-in costs memory and a core's time, on purpose; hundreds of them were a tenth of all server tests. Limits,
 * sessions and links are the same with a cheaper digest, so the files about them ask for it. That a real one costs what
 * it must is proved where nobody asks (`password-hash.test.ts`). Node's argon2 gets a sixteenth of the memory and one
 * pass, in this process alone. Out: how many digests were made, to compare what two sign-ins cost.
 */
import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

type Argon2 = (
  algorithm: Argon2Algorithm,
  parameters: Argon2Parameters,
  done: (error: Error | null, key: NonSharedBuffer) => void,
) => void;

let digests = 0;
const costly: Argon2 = crypto.argon2;
const cheap: Argon2 = (algorithm, parameters, done) => {
  digests += 1;
  costly(algorithm, { ...parameters, memory: parameters.memory / 16, passes: 1 }, done);
};

function use(argon2: Argon2): void {
  Object.assign(crypto, { argon2 });
  syncBuiltinESMExports();
}

export function quickPasswords(): void {
  beforeAll(() => use(cheap));
  afterAll(() => use(costly));
}

/** Of this process, until now. */
export const passwordDigests = (): number => digests;
