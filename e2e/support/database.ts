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
