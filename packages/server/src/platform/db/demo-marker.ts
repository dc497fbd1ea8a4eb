/**
 * Whether a migrated database is the demonstration's: a normal start refuses it, and only the demonstration opens it.
 */
import pg from 'pg';

async function answersRow(appUrl: string, query: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: appUrl, application_name: 'sede-demonstracao' });
  await client.connect();
  try {
    const { rows } = await client.query(query);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

/** Whether the database carries the mark of the demonstration. */
export const isDemonstration = (appUrl: string) => answersRow(appUrl, 'select 1 from demonstracao');

/** Whether nobody has an account: then the database is unused. */
export const isUntouched = async (appUrl: string) => !(await answersRow(appUrl, 'select 1 from usuarios limit 1'));
