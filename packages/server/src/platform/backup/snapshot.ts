/**
 * A consistent view of the whole database while people work: one REPEATABLE READ transaction, read table by table with
 * COPY, so that neither pg_dump nor any other program is needed on the machine.
 *
 * In: the owner's address. Out: tables, migrations and facts of one instant; rows as COPY text in parts of whole rows.
 * Takes no lock that a user would notice (ACCESS SHARE); `close` ends the transaction.
 */
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { PatientClient } from '../db/patient-client.ts';
import { BACKUP_LOCK, BackupError, type TableShape } from './archive-format.ts';
import { columnList, quoted, SESSION_OPTIONS } from './catalogue.ts';

const PART_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

export type Snapshot = { client: pg.Client; close(): Promise<void> };

/** Opens the transaction on a connection of its own. Errors: `BackupError` while another backup runs. */
export async function openSnapshot(ownerUrl: string): Promise<Snapshot> {
  const client = new PatientClient({
    connectionString: ownerUrl,
    application_name: 'sede-copia',
    options: SESSION_OPTIONS,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  await client.connect();
  const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [BACKUP_LOCK]);
  if (!rows[0]?.ours) {
    await client.end();
    throw new BackupError('Já há uma cópia em andamento. Espere que termine.');
  }
  await client.query('begin transaction isolation level repeatable read, read only');
  return { client, close: () => client.end() };
}

/** A table's rows as COPY text; each part ends with a row's end. */
export async function* copyParts(client: pg.Client, table: TableShape): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy ${quoted(table.nome)} (${columnList(table)}) to stdout`));
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    // In COPY text a newline within a value is written \n: the byte itself always ends a row.
    const end = size < PART_BYTES ? -1 : chunk.lastIndexOf(NEWLINE);
    if (end < 0) continue;
    const whole = Buffer.concat(held, size);
    const cut = size - chunk.length + end + 1;
    yield whole.subarray(0, cut);
    held = cut < size ? [Buffer.from(whole.subarray(cut))] : [];
    size -= cut;
  }
  if (size > 0) yield Buffer.concat(held, size);
}
