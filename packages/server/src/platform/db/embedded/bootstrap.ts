/**
 * Makes the two roles and the database `sede` on a new embedded server, as its superuser. May be run again.
 *
 * The owner (`sede_dono`) has the database and migrates; the program (`sede_app`) may only connect, and gets what it
 * needs from the migrations. Source: decisions §2 (two database roles).
 */

import pg from 'pg';
import { APP_ROLE, type Credentials, DATABASE, OWNER_ROLE, SUPERUSER, urlFor } from './credentials.ts';

/** In: passwords and port of the running server. */
export async function bootstrap(credentials: Credentials): Promise<void> {
  const client = new pg.Client({ connectionString: urlFor(credentials, SUPERUSER, 'postgres') });
  await client.connect();
  try {
    for (const role of [OWNER_ROLE, APP_ROLE] as const) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role} login`);
      await client.query(`alter role ${role} password ${client.escapeLiteral(credentials.passwords[role])}`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER_ROLE} strategy file_copy`);
    await client.query(`revoke all on database ${DATABASE} from public`);
    await client.query(`grant connect, temporary on database ${DATABASE} to ${APP_ROLE}`);
  } finally {
    await client.end();
  }
}

/** Whether the server that answers at the remembered port is the one of this folder and of this version. */
export async function answersFor(credentials: Credentials, pgdata: string, version: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlFor(credentials, SUPERUSER, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  // A server that is shutting down drops the connection later on; that is an answer too, not a crash of ours.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ dir: string; version: string }>(
      `select current_setting('data_directory') as dir, current_setting('server_version') as version`,
    );
    return rows[0]?.dir === pgdata && version.startsWith(rows[0].version);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
