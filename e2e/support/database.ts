/**
 * Statements straight on the database, for what a journey cannot wait for: ten minutes that pass.
 *
 * In: the running server (its DATA_DIR holds the generated passwords) and one statement, run as the owner.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningServer } from './server.ts';

export async function runSql(server: RunningServer, statement: string, values: unknown[] = []): Promise<void> {
  const { port, passwords } = JSON.parse(await readFile(join(server.dataDir, 'postgres.json'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'sede_dono',
    password: passwords.sede_dono,
    database: 'sede',
  });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

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
