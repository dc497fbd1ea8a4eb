/**
 * One record's part of an operation on many, so that its refusal takes back what it had written and the others go on.
 *
 * In: the transaction, the work. Out: what it gives. Any error is thrown on, after the way back to where it began; a lost
 * race still fails the whole transaction, which is then run again. Source: decisions §2a (many at once).
 */
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint um_registro`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint um_registro`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint um_registro`.execute(tx);
    await sql`release savepoint um_registro`.execute(tx);
    throw error;
  }
}
