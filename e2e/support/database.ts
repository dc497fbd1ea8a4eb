/**
 * Statements straight on the database, for what a journey cannot wait for: ten minutes that pass.
 *
 * In: the running server (its DATA_DIR holds the generated passwords) and one statement, run as the owner, or a job of the queue.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningServer } from './server.ts';

async function runAs(
  account: 'sede_dono' | 'sede_app',
  server: RunningServer,
  statement: string,
  values: unknown[],
): Promise<void> {
  const { port, passwords } = JSON.parse(await readFile(join(server.dataDir, 'postgres.json'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: account,
    password: passwords[account],
    database: 'sede',
  });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

export const runSql = (server: RunningServer, statement: string, values: unknown[] = []): Promise<void> =>
  runAs('sede_dono', server, statement, values);

/** What the timetable does at its hour: the queue's tables are the program's own. */
export const runJob = (server: RunningServer, tipo: string): Promise<void> =>
  runAs('sede_app', server, 'insert into pgboss.job (name) values ($1)', [tipo]);

/** Settings of the installation while `work` goes on: journeys share a server, and the next one has none of them. */
export async function withSettings(
  server: RunningServer,
  settings: Readonly<Record<string, number>>,
  work: () => Promise<void>,
): Promise<void> {
  for (const [chave, valor] of Object.entries(settings)) {
    await runSql(
      server,
      'insert into configuracoes (id, chave, valor) values (gen_random_uuid(), $1, $2::text::jsonb)',
      [chave, String(valor)],
    );
  }
  try {
    await work();
  } finally {
    await runSql(server, 'delete from configuracoes where chave = any($1)', [Object.keys(settings)]);
  }
}
