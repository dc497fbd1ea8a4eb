/**
 * An area's data, put into the bench's database as its owner.
 *
 * A statement at a time: VACUUM runs in no transaction, and pending constraints let no trigger be switched off within one.
 */
import pg from 'pg';
import { runningUrls } from '../packages/server/src/platform/db/embedded/credentials.ts';

/** In: statements, each ended by a semicolon at the end of a line; what is asked of the data then, on the same connection. */
export async function runSeed<T>(
  dataDir: string,
  statements: string,
  read: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: runningUrls(dataDir)?.ownerUrl,
    options: '-c search_path=public,auth,sede',
  });
  await client.connect();
  try {
    for (const statement of statements.split(/;\n/)) if (statement.trim() !== '') await client.query(statement);
    return await read(client);
  } finally {
    await client.end();
  }
}
