/**
 * A database of its own for a test file: a clone of the migrated template, about 30 ms.
 *
 *     const banco = await testDatabase();   // beforeAll
 *     await banco.drop();                   // afterAll
 *
 * Out: the program's pool and Kysely, the owner's pool (for what the program may not do), both addresses.
 */

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { createDb, type Db } from '../db/db.ts';
import { createPool } from '../db/pool.ts';
import './global-setup.ts';
import { asSuperuser, type TestServer, urlsOf } from './test-server.ts';

export type TestDatabase = {
  name: string;
  appUrl: string;
  ownerUrl: string;
  pool: pg.Pool;
  db: Db;
  ownerPool: pg.Pool;
  /** One connection of PostgreSQL's own account: for what neither the program nor the owner may do. */
  asSuperuser(query: string): Promise<void>;
  /** A table that cannot be read until `release`: what asks for it waits, as a statement that takes long does. */
  lockTable(table: string): Promise<TableLock>;
  /** Waits until something of the program stands before a lock, by what its statement contains. Out: the process's id. */
  standsBeforeLock(statement?: string): Promise<number>;
  drop(): Promise<void>;
};

/** For a busy machine. */
const PATIENCE_MS = 20_000;

export interface TableLock {
  release(): Promise<void>;
}

/** `empty` gives a database without any migration, for the tests of the runner itself. */
export async function testDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const server = inject('pg');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, options.empty ?? false);
  const urls = urlsOf(server, name);
  const pool = createPool({ url: urls.appUrl, applicationName: 'sede-teste' });
  const ownerPool = createPool({ url: urls.ownerUrl, max: 2, applicationName: 'sede-teste-dono' });
  return {
    name,
    ...urls,
    pool,
    db: createDb(pool),
    ownerPool,
    async asSuperuser(query) {
      const url = new URL(server.superuserUrl);
      url.pathname = `/${name}`;
      await asSuperuser({ ...server, superuserUrl: url.href }, (client) => client.query(query));
    },
    async lockTable(table) {
      const client = await ownerPool.connect();
      await client.query('begin');
      await client.query(`lock table ${table} in access exclusive mode`);
      return {
        async release() {
          await client.query('rollback');
          client.release();
        },
      };
    },
    async standsBeforeLock(statement = '') {
      // The program's role, since of another's connections PostgreSQL shows nothing; not its pool, which may be all waiting.
      const client = new pg.Client({ connectionString: urls.appUrl });
      await client.connect();
      try {
        for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await delay(20)) {
          const { rows } = await client.query<{ pid: number }>(
            `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
               and strpos(query, $1) > 0 order by pid limit 1`,
            [statement],
          );
          if (rows[0]) return rows[0].pid;
        }
        throw new Error(`nothing waits for a lock: ${statement}`);
      } finally {
        await client.end();
      }
    },
    async drop() {
      await Promise.all([pool.end(), ownerPool.end()]);
      await asSuperuser(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function createDatabase(server: TestServer, name: string, empty: boolean): Promise<void> {
  const like = empty
    ? `template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'pt-BR'`
    : `template ${server.template}`;
  await asSuperuser(server, async (client) => {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(`create database ${name} owner ${server.ownerRole} ${like} strategy ${server.strategy}`);
        return;
      } catch (error) {
        // 55006: another worker is cloning the template at this moment.
        if (attempt === 50 || !(error instanceof pg.DatabaseError) || error.code !== '55006') throw error;
        await delay(20 + Math.random() * 50);
      }
    }
  });
}
