/**
 * What one person may send in a day without using it in a record: 100 files and 200 MB. What a record uses does not count, so
 * that nobody who works is held back; what is never used is swept after a day.
 *
 * Errors: `anexos.muitos_sem_uso` (429, `data.tentarEm` in seconds: when the oldest leaves the day). Unit: bytes.
 * Source: issue 9 (unattached uploads); decision 050.
 */
import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';
import { anexosErrors } from './anexos-errors.ts';

const MAX_FILES = 100;
const MAX_BYTES = 200 * 1024 * 1024;
const DAY_MS = 86_400_000;

interface Unused {
  arquivos: number;
  bytes: number;
  desde: string | null;
}

async function unusedOf(db: QueryExecutorProvider, usuarioId: string, now: string): Promise<Unused> {
  const { rows } = await sql<Unused>`
    select count(*)::int as arquivos, coalesce(sum(tamanho), 0)::float8 as bytes, min(criado_em) as desde from anexos
    where usado_em is null and enviado_por = ${usuarioId}::uuid and criado_em > ${now}::timestamptz - interval '1 day'`.execute(
    db,
  );
  return rows[0] ?? { arquivos: 0, bytes: 0, desde: null };
}

/** `size`: of the file that is to come. Errors: `anexos.muitos_sem_uso` (429). */
export async function refuseBeyondAllowance(
  db: QueryExecutorProvider,
  { usuarioId, size, now }: { usuarioId: string; size: number; now: string },
): Promise<void> {
  const { arquivos, bytes, desde } = await unusedOf(db, usuarioId, now);
  if (arquivos < MAX_FILES && bytes + size <= MAX_BYTES) return;
  const left = new Date(desde ?? now).getTime() + DAY_MS - new Date(now).getTime();
  throw anexosErrors.muitos_sem_uso({ data: { tentarEm: Math.max(1, Math.ceil(left / 1000)) } });
}

/** Before it is asked in the transaction that writes a file down: files sent at the same moment wait for each other. */
export async function lockAllowance(tx: QueryExecutorProvider, usuarioId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`anexos:${usuarioId}`}, 9))`.execute(tx);
}
