/**
 * One record's part of an operation on many, so that its refusal takes back what it had written and the others go on.
 *
 * In: the transaction with what the guards refuse with, the work. Out: what it gives. Any error is thrown on, after rolling back to the savepoint: what
 * the database refuses (a closed month, a signed account, a constraint) as the error that a person reads; a lost race
 * as it is, which fails the whole transaction, to be run again. Source: decisions §2a (many at once).
 */
import { HTTP_STATUS } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { type Services, toSedeError } from '../api/index.ts';
import type { Tx } from '../db/index.ts';

interface Guarded {
  tx: Tx;
  services: Pick<Services, 'guards'>;
}

/**
 * Whether it is a refusal of this record that a person can read; a defect of the program, or what should be tried
 * again, fails the whole operation.
 */
function refusalOf(error: unknown, { guards }: Guarded['services']): unknown {
  const known = toSedeError(error, guards);
  return known && HTTP_STATUS[known.kind] < 500 ? known : error;
}

export async function inSavepoint<T>({ tx, services }: Guarded, work: () => Promise<T>): Promise<T> {
  await sql`savepoint um_registro`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint um_registro`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint um_registro`.execute(tx);
    await sql`release savepoint um_registro`.execute(tx);
    throw refusalOf(error, services);
  }
}
