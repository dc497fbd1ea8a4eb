/**
 * The whole server over HTTP for the tests of modules: the real application with every module, a database of its own, a
 * clock that the test sets, people signed in by real sessions.
 *
 *     const app = await testApp();                              // beforeAll
 *     const ana = await app.person(['admin_financeiro']);        // a user with a session
 *     await ana.rest('POST', '/beneficiarios', { … });           // → { status, body, headers, bytes }
 *     await ana.rpc('beneficiarios.list', { busca: 'ana' });     // the screens' face
 *     await app.stranger.rest('GET', '/beneficiarios');          // nobody
 *     app.events                                                 // live events published since `app.events.length = 0`
 *     await app.close();                                         // afterAll
 *
 * Only what is outside is faked: the clock, and mail, which stays in the outbox.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '@sede/domain/access';
import { newId, TICKET_HEADER, workedChallenge } from '@sede/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createAccounts } from '#modules/acesso/sessao/index.ts';
import { readContato } from '#modules/sistema/configuracoes/index.ts';
import { signInAs } from '#platform/auth/session-for-tests.ts';
import { attachmentOwners, createModules, databaseGuards, directory } from '../../program.ts';
import { createTickets, type Modules, type Services } from '../api/index.ts';
import { createAuditKeys, signAuditWith } from '../audit/index.ts';
import { fixedClock } from '../clock/clock.ts';
import { loadConfig } from '../config/config.ts';
import { createReads, READ_LIMIT_MS } from '../db/index.ts';
import { createEventBus } from '../events/bus.ts';
import type { LiveEvent } from '../events/event.ts';
import type { SpaceWatch } from '../files/index.ts';
import { createFileStore, createOwnerRegistry } from '../files/index.ts';
import { createApp } from '../http/app.ts';
import { createDrain, endHttp } from '../http/drain.ts';
import { insertJob } from '../jobs/job-store.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { createCaller } from './test-caller.ts';

export interface TestAppOptions {
  /** Instant of the test's clock; default Friday, 20 November 2026, 12:00 in São Paulo. */
  now?: string;
  env?: Record<string, string>;
  /** Watches the disk as the real server does, with a probe of the test. */
  space?: (log: Logger) => SpaceWatch;
  readLimitMs?: number;
  /** Operations beside the program's own. */
  modules?: Modules;
  /** The database of another application, which drops it: a process that was started again. */
  on?: TestDatabase;
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
export type TestPerson = Awaited<ReturnType<TestApp['person']>>;

/** Stands for the work of a ticket: a test may need a hundred. Real work is taken as well. */
const WORKED = '~teste';

const derive = (purpose: string) => `segredo-de-teste-com-mais-de-32-caracteres-${purpose}`;

export async function testApp({
  now = '2026-11-20T15:00:00.000Z',
  env = {},
  space,
  readLimitMs = READ_LIMIT_MS,
  on,
  modules: besides = {},
}: TestAppOptions = {}) {
  const banco = on ?? (await testDatabase());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sede-app-'));
  const config = loadConfig({
    PORT: '3999',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SESSION_REQUESTS_PER_SECOND: '0',
    CEP_URLS: 'nenhum',
    ...env,
  });
  const logged: string[] = [];
  const held: number[] = [];
  const log = createLogger({ level: 'warn', destination: { write: (line: string) => void logged.push(line) } });
  const clock = fixedClock(now);
  const reads = createReads({ control: banco.pool, embedded: false, pool: { url: banco.appUrl } });
  const bus = createEventBus({ origin: 'teste', relay: null, log });
  const events: LiveEvent[] = [];
  bus.subscribe((batch) => void events.push(...batch));
  const secrets = { derive };
  const auditKeys = createAuditKeys(secrets);
  const services: Services = {
    config,
    pool: reads.files,
    files: await createFileStore({ dataDir }),
    attachmentOwners: createOwnerRegistry(attachmentOwners),
    directory,
    guards: databaseGuards,
    events: bus,
    tickets: createTickets(derive('bilhetes'), (ticket) =>
      ticket.endsWith(WORKED) ? ticket.slice(0, -WORKED.length) : workedChallenge(ticket),
    ),
    contact: readContato,
    linkKey: derive('links'),
    idempotencySecret: derive('idempotencia'),
    signAudit: signAuditWith(auditKeys),
  };
  const accounts = createAccounts({ config, secrets, pool: banco.pool, db: banco.db, clock, log, services });
  const jobs: { tipo: string; params: object }[] = [];
  const newerDatabase: { migration: string | null } = { migration: null };
  const modules = createModules({
    accounts,
    mailSender: { wake: () => undefined },
    queueRuns: () => true,
    enqueue: async (tx, tipo, params, { usuarioId }) => {
      const id = newId();
      await insertJob(tx, { id, tipo, parametros: params, criadoPor: usuarioId, now: clock.now().toISOString() });
      jobs.push({ tipo, params });
      return id;
    },
    version: '0.0.0',
    newerDatabase: () => newerDatabase.migration,
  });
  const drain = createDrain();
  const app: FastifyInstance = await createApp({
    config,
    log,
    deps: {
      db: banco.db,
      reads,
      readLimitMs,
      hold: async (ms) => void held.push(ms),
      clock,
      services,
      authenticate: accounts.authenticate,
      ...(space && { space: space(log) }),
    },
    modules: { ...modules, ...besides },
    mountAuth: accounts.mountAuth,
    sessionOf: accounts.sessionOf,
    screens: null,
    drain,
  });
  let people = 0;
  const stop = () => endHttp(app, { drain, endStreams: bus.endListening });

  return {
    app,
    banco,
    drain,
    db: banco.db,
    clock,
    services,
    modules,
    events,
    /** What operations gave to the queue, which does not run here; each has its row. */
    jobs,
    /** What seals and signs of this application are keyed with. */
    auditKeys,
    /** Lines that the server logged, warnings and worse. */
    logged,
    /** Milliseconds that answers of public pages would have been held. */
    held,
    /** A fresh ticket of a public page that counts as worked, as the header that carries it. */
    ticket: (page: string) => ({ [TICKET_HEADER]: `${services.tickets.issue(page, clock.now())}${WORKED}` }),
    stranger: createCaller(app, null),
    /** A user with these roles, signed in. */
    async person(papeis: readonly Role[], { nome }: { nome?: string } = {}) {
      people += 1;
      const usuarioId = newId();
      const name = nome ?? `Pessoa ${people}`;
      const email = `pessoa${people}@x.org`;
      await sql`insert into usuarios (id, nome, email) values (${usuarioId}::uuid, ${name}, ${email})`.execute(
        banco.db,
      );
      for (const papel of papeis) {
        await sql`insert into papeis_usuario (id, usuario_id, papel) values (${newId()}::uuid, ${usuarioId}::uuid, ${papel})`.execute(
          banco.db,
        );
      }
      const secret = derive('sessao');
      const signIn = () => signInAs(banco.db, { secret, usuarioId, now: clock.now().toISOString() });
      const cookie = await signIn();
      // `signIn` makes a session on another device: its Cookie header.
      return { usuarioId, nome: name, email, papeis, cookie, signIn, ...createCaller(app, cookie) };
    },
    /** Rows as the database has them, by the owner; column names are SQL’s. */
    async rows<T = Record<string, unknown>>(query: string, values: unknown[] = []): Promise<T[]> {
      const { rows } = await banco.ownerPool.query(query, values);
      return rows as T[];
    },
    /** What a heartbeat would have found. */
    newerDatabase,
    /** Ends HTTP as the real server does. */
    stop,
    async close() {
      await stop();
      await Promise.all([accounts.close(), bus.close(), reads.close()]);
      if (!on) await banco.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
