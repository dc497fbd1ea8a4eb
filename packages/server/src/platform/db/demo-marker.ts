/**
 * Whether a migrated database is the demonstration's: a normal start refuses it, and only the demonstration opens it.
 */
import pg from 'pg';

export async function isDemonstration(appUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: appUrl, application_name: 'sede-demonstracao' });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from demonstracao');
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
