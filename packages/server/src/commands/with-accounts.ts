/**
 * The accounts for a command, on the database that a running server uses, or on the embedded one started for the
 * command's time. The database is brought to this program's version first, as the server would.
 */

import { randomUUID } from 'node:crypto';
import { createDirectory } from '@sede/domain/manifest';
import { MODULES } from '@sede/domain/modules';
import { type Accounts, createAccounts } from '../modules/acesso/sessao/index.ts';
import type { Services } from '../platform/api/index.ts';
import { auditKeysOf, signAuditWith } from '../platform/audit/index.ts';
import { refuseHalfRestored } from '../platform/backup/restore-marker.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { loadConfig } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { runningUrls } from '../platform/db/embedded/credentials.ts';
import { createDb, createPool, type Db, migrate, startDatabase } from '../platform/db/index.ts';
import { createEventBus } from '../platform/events/bus.ts';
import { createPgRelay } from '../platform/events/relay.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { answers } from './with-database.ts';

export async function withAccounts<T>(work: (accounts: Accounts, db: Db) => Promise<T>): Promise<T> {
  const config = loadConfig();
  refuseHalfRestored(config.dataDir);
  const beside = config.database ?? runningUrls(config.dataDir);
  const running = beside !== undefined && (config.database !== undefined || (await answers(beside)));
  const database = running ? { ...beside, stop: async () => undefined } : await startDatabase(config);
  const pool = createPool({ url: database.appUrl, max: 3, applicationName: 'sede-comando' });
  try {
    await migrate({ ownerUrl: database.ownerUrl, appUrl: database.appUrl });
    const log = createLogger({ level: 'error' });
    const db = createDb(pool);
    // The running server tells the open pages of those concerned.
    const events = createEventBus({
      origin: randomUUID(),
      relay: createPgRelay({ url: database.appUrl, pool, log, only: 'tell' }),
      log,
    });
    const secrets = loadSecrets(config);
    const signAudit = signAuditWith(auditKeysOf(config, secrets));
    const accounts = createAccounts({
      config,
      secrets,
      pool,
      db,
      clock: systemClock,
      log,
      // A command answers no request: of the services only these are asked for.
      services: { config, events, signAudit, directory: createDirectory(MODULES) } as Services,
    });
    return await work(accounts, db).finally(() => Promise.all([accounts.close(), events.close()]));
  } finally {
    await pool.end();
    await database.stop();
  }
}
