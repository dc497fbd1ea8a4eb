/**
 * Statements of one transaction that do not wait for each other's answers: they leave in one piece and are answered in one, in the order in
 * which they were asked. Kysely's own transaction sends one, waits, and sends the next; half of what a short statement costs is that way.
 *
 *     const tx = await together(ctx.tx);
 *     const [agendas, horarios] = await Promise.all([lockAgendas(tx, ids), lockHorarios(tx, ids)]);
 *
 * PostgreSQL works through them one after the other, each with a snapshot of its own: what the second reads, the first has written. They
 * are sent in the order in which they were begun: what must come first is begun before anything is waited for.
 * When one fails, those behind it do too, and every one of them with its error (`first-failure.ts`). Source: decision 127.
 */
import { type DatabaseConnection, PostgresDialect, Transaction } from 'kysely';
import type { Tx } from './db.ts';
import type { Database } from './schema.gen.ts';

/** What a transaction would be begun on; one that is under way needs none. */
const nowhere = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection.')) });

export async function together(tx: Tx): Promise<Tx> {
  const executor = tx.getExecutor();
  const connection = await executor.provideConnection(async (held): Promise<DatabaseConnection> => held);
  return new Transaction<Database>({
    config: { dialect: nowhere },
    dialect: nowhere,
    driver: nowhere.createDriver(),
    executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
  });
}
