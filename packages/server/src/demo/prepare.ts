/** Puts the program together without HTTP and lets the demonstration's years pass in it; see `seed.ts`. */
import { createAccounts } from '#modules/acesso/sessao/index.ts';
import { readContato } from '#modules/sistema/configuracoes/index.ts';
import { createTickets, type Services } from '#platform/api/index.ts';
import { auditKeysOf, signAuditWith } from '#platform/audit/index.ts';
import { fixedClock, systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { loadSecrets } from '#platform/config/secrets.ts';
import { createDb, createPool } from '#platform/db/index.ts';
import { createEventBus } from '#platform/events/bus.ts';
import { createFileStore, createOwnerRegistry } from '#platform/files/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import manifest from '../../package.json' with { type: 'json' };
import { attachmentOwners, createModules, databaseGuards, demoParts, directory } from '../program.ts';
import { type Semeado, seedDemo } from './seed.ts';

/** `hoje`: the day on which the story ends, default today; `meses`: its length, default three years. */
export async function prepareDemo(
  config: Config,
  appUrl: string,
  { hoje = systemClock.today(), meses }: { hoje?: string; meses?: number } = {},
): Promise<Semeado> {
  const log = createLogger({ level: 'warn' });
  // Whatever is lost by a power cut is made again by the next start.
  const pool = createPool({ url: appUrl, session: { synchronous_commit: 'off' } });
  const db = createDb(pool);
  const clock = fixedClock(systemClock.now().toISOString());
  const events = createEventBus({ origin: 'demonstracao', relay: null, log });
  const secrets = loadSecrets(config);
  const services: Services = {
    config,
    pool,
    events,
    files: await createFileStore({ dataDir: config.dataDir }),
    attachmentOwners: createOwnerRegistry(attachmentOwners),
    directory,
    guards: databaseGuards,
    tickets: createTickets(secrets.derive('bilhetes')),
    contact: readContato,
    linkKey: secrets.derive('links'),
    idempotencySecret: secrets.derive('idempotencia'),
    signAudit: signAuditWith(auditKeysOf(config, secrets)),
  };
  const accounts = createAccounts({ config, secrets, pool, db, clock, log, services, print: () => undefined });
  const modules = createModules({
    accounts,
    mailSender: { wake: () => undefined },
    queueRuns: () => false,
    enqueue: () => Promise.reject(new Error('no background work in the making of the demonstration')),
    version: manifest.version,
    newerDatabase: () => null,
  });
  try {
    return await seedDemo({
      db,
      services,
      modules,
      clock,
      log,
      accounts,
      parts: await demoParts(),
      hoje,
      ...(meses === undefined ? {} : { meses }),
    });
  } finally {
    await Promise.all([accounts.close(), events.close()]);
    await pool.end();
  }
}
