/**
 * Removes what nobody needs: files never bound within a day, files let go of longer ago than the retention term, stored
 * objects without a row, and what broken-off uploads left.
 *
 * Rows go first and are committed, then their objects: a crash between leaves an object without a row, which the next
 * sweep finds; never a row without its file. Several processes may sweep at once (rows are skipped when locked).
 * Objects younger than a day are never touched: their row may not be committed yet.
 * In: now (instant), retention in years (setting `retencaoAnexosAnos`). Out: how many of each.
 */
import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';
import type { FileStore } from './file-store.ts';

const DAY = 86_400_000;
const BATCH = 200;

export type SweepResult = { naoUsados: number; vencidos: number; semRegistro: number; inacabados: number };

async function removeRows(
  db: QueryExecutorProvider,
  store: FileStore,
  condition: ReturnType<typeof sql>,
): Promise<number> {
  let removed = 0;
  while (true) {
    const { rows } = await sql<{ chave: string }>`delete from anexos where id in (
      select id from anexos where ${condition} order by id limit ${BATCH} for update skip locked) returning chave`.execute(
      db,
    );
    for (const { chave } of rows) await store.remove(chave);
    removed += rows.length;
    if (rows.length < BATCH) return removed;
  }
}

async function removeOrphans(db: QueryExecutorProvider, store: FileStore, before: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const { rows } = await sql<{ chave: string }>`select chave from anexos where chave = any(${batch}::uuid[])`.execute(
      db,
    );
    const known = new Set(rows.map((row) => row.chave));
    for (const chave of batch.filter((key) => !known.has(key))) {
      await store.remove(chave);
      removed += 1;
    }
    batch = [];
  };
  for await (const { chave, modificadoEm } of store.list()) {
    if (modificadoEm < before) batch.push(chave);
    if (batch.length >= BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return removed;
}

export async function sweepFiles(options: {
  db: QueryExecutorProvider;
  store: FileStore;
  now: Date;
  retencaoAnos: number;
}): Promise<SweepResult> {
  const { db, store, now } = options;
  const yesterday = new Date(now.getTime() - DAY);
  const naoUsados = await removeRows(
    db,
    store,
    sql`usado_em is null and criado_em < ${yesterday.toISOString()}::timestamptz`,
  );
  const vencidos = await removeRows(
    db,
    store,
    sql`liberado_em < ${now.toISOString()}::timestamptz - make_interval(years => ${options.retencaoAnos}::int)`,
  );
  const semRegistro = await removeOrphans(db, store, yesterday);
  const inacabados = await store.removeUnfinished(yesterday);
  return { naoUsados, vencidos, semRegistro, inacabados };
}
