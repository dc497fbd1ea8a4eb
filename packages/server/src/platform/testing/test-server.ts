/**
 * A PostgreSQL for one run of tests: the embedded one in a temporary folder (no fsync), or an external one whose
 * superuser address stands in SEDE_TEST_DATABASE_URL; with a template database that has every migration.
 *
 * Out: what test files need to clone the template, and `stop`, which leaves nothing behind.
 */

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../db/embedded/launcher.ts';
import { migrate } from '../db/migrate.ts';

/** Plain data: it travels to the workers. */
export type TestServer = {
  superuserUrl: string;
  ownerRole: string;
  appRole: string;
  password: string;
  template: string;
  strategy: 'file_copy' | 'wal_log';
};

export type StartedTestServer = TestServer & { stop(): Promise<void> };

export async function startTestServer(options: { migrated?: boolean } = {}): Promise<StartedTestServer> {
  const external = process.env.SEDE_TEST_DATABASE_URL;
  const { superuserUrl, stop } = external ? { superuserUrl: external, stop: async () => undefined } : await temporary();
  const run = randomBytes(4).toString('hex');
  const server: TestServer = {
    superuserUrl,
    ownerRole: `teste_dono_${run}`,
    appRole: `teste_app_${run}`,
    password: run,
    template: `modelo_${run}`,
    strategy: external ? 'wal_log' : 'file_copy',
  };
  try {
    await asSuperuser(server, async (client) => {
      for (const role of [server.ownerRole, server.appRole]) {
        await client.query(`create role ${role} login password '${server.password}'`);
      }
      await client.query(
        `create database ${server.template} owner ${server.ownerRole} template template0
         encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'pt-BR'`,
      );
    });
    const urls = urlsOf(server, server.template);
    if (options.migrated ?? true) await migrate(urls);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...server,
    async stop() {
      if (external) await cleanUp(server);
      await stop();
    },
  };
}

export function urlsOf(server: TestServer, database: string): { appUrl: string; ownerUrl: string } {
  const urlFor = (role: string) => {
    const url = new URL(server.superuserUrl);
    url.username = role;
    url.password = server.password;
    url.pathname = `/${database}`;
    return url.href;
  };
  return { appUrl: urlFor(server.appRole), ownerUrl: urlFor(server.ownerRole) };
}

export async function asSuperuser<T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function temporary(): Promise<{ superuserUrl: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sede-teste-'));
  // mkdtemp makes it 0700, and PostgreSQL's account must pass when the tests run as root.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbedded(dataDir, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '120',
  });
  return {
    superuserUrl: postgres.superuserUrl,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function cleanUp(server: TestServer): Promise<void> {
  await asSuperuser(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where pg_get_userbyid(datdba) = $1`,
      [server.ownerRole],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`drop role if exists ${server.appRole}`);
    await client.query(`drop role if exists ${server.ownerRole}`);
  });
}
