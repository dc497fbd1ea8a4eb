/**
 * Loads an archive's tables into a migrated, empty database, in one transaction that either becomes exactly the
 * archive's content or nothing.
 *
 * Triggers of ours are off while rows arrive (they would stamp and audit them anew) and foreign keys are dropped and
 * made again, which checks every row once; only the owner's rights are needed. Before the commit every table's facts
 * are compared with the manifest's. Rows that migrations put into tables are replaced by the archive's.
 * Errors: `BackupError` naming the tables that differ.
 */
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError, type Header, type Manifest, type TableShape, tableOfPart } from './archive-format.ts';
import type { Member } from './archive-reader.ts';
import { columnList, differences, quoted, readFacts, readTables, SESSION_OPTIONS } from './catalogue.ts';

export type Loading = {
  part(member: Member): Promise<void>;
  /** Compares, sets the sequences and commits. */
  finish(manifest: Manifest): Promise<void>;
  /** Leaves the database as it was before. */
  abandon(): Promise<void>;
};

type ForeignKey = { tabela: string; nome: string; definicao: string };
type Trigger = { tabela: string; nome: string };

export async function beginLoading(ownerUrl: string, header: Header): Promise<Loading> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'sede-restauracao',
    options: SESSION_OPTIONS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const tables = new Map(header.tabelas.map((table) => [table.nome, table]));
    const here = await readTables(client);
    const missing = header.tabelas.filter(({ nome }) => !here.some((table) => table.nome === nome));
    if (missing.length > 0) {
      throw new BackupError(
        `A cópia tem tabelas que este Sede não conhece: ${missing.map(({ nome }) => nome).join(', ')}.`,
      );
    }
    await client.query(`truncate ${here.map(({ nome }) => quoted(nome)).join(', ')}`);
    const keys = await dropForeignKeys(client);
    const triggers = await setTriggers(client, await enabledTriggers(client), 'disable');
    return {
      part: ({ name, content }) => loadPart(client, tables.get(tableOfPart(name)), name, content),
      async finish(manifest) {
        for (const { tabela, nome, definicao } of keys) {
          await client.query(`alter table ${tabela} add constraint "${nome}" ${definicao}`);
        }
        await setTriggers(client, triggers, 'enable');
        await compare(client, header, manifest);
        for (const { nome, ultimo, usado } of manifest.sequencias) {
          await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(nome), ultimo, usado]);
        }
        await client.query('commit');
        await client.end();
      },
      abandon: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function loadPart(client: pg.Client, table: TableShape | undefined, name: string, content: Member['content']) {
  if (table === undefined) throw new BackupError(`A cópia foi alterada: ${name} não é de nenhuma tabela dela.`);
  await pipeline(content, client.query(copyFrom(`copy ${quoted(table.nome)} (${columnList(table)}) from stdin`)));
}

async function compare(client: pg.Client, header: Header, manifest: Manifest): Promise<void> {
  const problems: string[] = [];
  for (const table of header.tabelas) {
    const expected = manifest.tabelas[table.nome];
    if (expected === undefined) problems.push(`${table.nome}: não está no manifesto`);
    else problems.push(...differences(table.nome, expected, await readFacts(client, table)));
  }
  if (problems.length > 0) {
    throw new BackupError(
      `O banco restaurado não ficou igual à cópia, e nada foi gravado:\n  ${problems.join('\n  ')}`,
    );
  }
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as tabela, c.conname as nome, pg_get_constraintdef(c.oid) as definicao
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'auth', 'sede') order by c.oid`,
  );
  for (const { tabela, nome } of rows) await client.query(`alter table ${tabela} drop constraint "${nome}"`);
  return rows;
}

async function enabledTriggers(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select t.tgrelid::regclass::text as tabela, t.tgname as nome from pg_trigger t
     join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and n.nspname in ('public', 'auth', 'sede')`,
  );
  return rows;
}

async function setTriggers(client: pg.Client, triggers: Trigger[], state: 'enable' | 'disable'): Promise<Trigger[]> {
  for (const { tabela, nome } of triggers) await client.query(`alter table ${tabela} ${state} trigger "${nome}"`);
  return triggers;
}
