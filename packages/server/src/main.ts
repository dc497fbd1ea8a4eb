/**
 * The composition root: puts the platform's rooms and the modules together into one running server.
 *
 * In: the configuration and a migrated database. Out: the listening server and its `close`, which refuses new requests,
 * ends live streams, answers what is under way, then ends background work and at last the connections to the database;
 * nothing acknowledged is lost by it, nothing committed stays unanswered. Heavy rooms (queue, mail) start after
 * the server listens.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { ANEXOS_SECTION } from '@sede/domain/modules/sistema/anexos';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { EMAILS_AVISOS } from '@sede/domain/modules/sistema/emails';
import { SAUDE_AVISOS } from '@sede/domain/modules/sistema/saude';
import { type AccountsDeps, createAccounts, publicUrlOf } from '#modules/acesso/sessao/index.ts';
import {
  composeComunicacao,
  feedComunicacoes,
  noteOutcome,
  startFeeder,
} from '#modules/comunicacao/comunicacoes/index.ts';
import { composePesquisa, feedPesquisas, noteOutcomeDaPesquisa } from '#modules/comunicacao/pesquisas/index.ts';
import { notify, startRelease } from '#modules/sistema/avisos/index.ts';
import { readConfiguracoes, readContato, readLogo } from '#modules/sistema/configuracoes/index.ts';
import { createTickets, type Services, sweepTickets } from '#platform/api/index.ts';
import { auditKeysOf, createAnchorPlace, signAuditWith, startSealer } from '#platform/audit/index.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { loadSecrets } from '#platform/config/secrets.ts';
import { createDb, createPool, createReads } from '#platform/db/index.ts';
import { createEventBus } from '#platform/events/bus.ts';
import { createPgRelay } from '#platform/events/relay.ts';
import {
  createFileStore,
  createOwnerRegistry,
  createSpaceWatch,
  freeBytesOf,
  sweepFiles,
} from '#platform/files/index.ts';
import { createApp } from '#platform/http/app.ts';
import { createDrain, endHttp } from '#platform/http/drain.ts';
import { createJobs } from '#platform/jobs/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { createMailSender, createMailTransport, sweepMails } from '#platform/mail/index.ts';
import { sweepAcessos } from '#platform/personal-data/index.ts';
import { sweepActs } from '#platform/undo/index.ts';
import manifest from '../package.json' with { type: 'json' };
import { sweepIdempotency } from './platform/api/sweep-idempotency.ts';
import { sweepJobs } from './platform/jobs/sweep-jobs.ts';
import { joinProcesses, placesOf, startGiveBack } from './platform/processes/index.ts';
import { attachmentOwners, createModules, databaseGuards, directory, registerJobs } from './program.ts';

export interface ServerOptions {
  config: Config;
  database: { appUrl: string; ownerUrl: string; embedded: boolean };
  /** Folder of the built screens; null = API only. */
  screens: string | null;
  clock?: Clock;
  /** Accounts that the sign-in page offers: only the demonstration has them. */
  demonstracao?: AccountsDeps['demonstracao'];
}

export interface RunningServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

export async function startServer({
  config,
  database,
  screens,
  clock = systemClock,
  demonstracao,
}: ServerOptions): Promise<RunningServer> {
  const log = createLogger({ level: config.logLevel });
  const secrets = loadSecrets(config);
  const auditKeys = auditKeysOf(config, secrets);
  const anchorPlace = await createAnchorPlace(config);
  const pool = createPool({ url: database.appUrl });
  const db = createDb(pool);
  const reads = createReads({ control: pool, embedded: database.embedded, pool: { url: database.appUrl } });
  const processes = await joinProcesses({
    db,
    log,
    versao: manifest.version,
    places: database.embedded ? null : placesOf(config),
  }).catch(async (error: unknown) => {
    await Promise.all([reads.close(), pool.end()]);
    throw error;
  });
  const relay = createPgRelay({ url: database.appUrl, pool, log, ...(database.embedded && { only: 'hear' }) });
  const events = createEventBus({ origin: randomUUID(), relay, log });
  const files = await createFileStore({
    dataDir: config.dataDir,
    s3: config.s3,
    reserve: config.diskReserve.uploads,
  });
  // An external database's disk is not ours to see.
  const space = database.embedded
    ? createSpaceWatch({ freeBytes: () => freeBytesOf(config.dataDir), reserve: config.diskReserve.writes, log })
    : undefined;
  const linkKey = secrets.derive('links');
  const services: Services = {
    config,
    files,
    events,
    pool: reads.files,
    attachmentOwners: createOwnerRegistry(attachmentOwners),
    directory,
    guards: databaseGuards,
    tickets: createTickets(secrets.derive('bilhetes')),
    contact: readContato,
    linkKey,
    idempotencySecret: secrets.derive('idempotencia'),
    signAudit: signAuditWith(auditKeys),
  };
  const accounts = createAccounts({ config, secrets, pool, db, clock, log, services, demonstracao });
  const mailRoom = { config, files, linkKey, secret: services.idempotencySecret };
  const ofPesquisa = composePesquisa(mailRoom);
  const ofComunicacao = composeComunicacao(mailRoom);
  const mailSender = createMailSender({
    db,
    clock,
    log,
    transport: createMailTransport(config),
    transaction: (work) => accounts.systemWrite('emails.enviar', ({ tx }) => work(tx)),
    compose: async (tx, mail) => (await ofPesquisa(tx, mail)) ?? ofComunicacao(tx, mail),
    onOutcome: async (tx, outcome) => {
      if (!(await noteOutcomeDaPesquisa(tx, outcome))) await noteOutcome(tx, outcome);
    },
    onGivenUp: (tx, { id, assunto }) =>
      notify(
        { tx, now: clock.now().toISOString() },
        { aviso: EMAILS_AVISOS.falhou, dados: { assunto }, registros: [id], junta: '' },
      ),
    from: async () => {
      const [{ nomeSindicato, emailSindicato }, logo] = await Promise.all([
        readConfiguracoes(db, configuracoesSettings),
        readLogo(db),
      ]);
      return {
        nome: nomeSindicato,
        logo,
        endereco: emailSindicato || `nao-responda@${new URL(publicUrlOf(config)).hostname}`,
      };
    },
  });
  const jobs = createJobs({
    databaseUrl: database.appUrl,
    db,
    clock,
    log,
    transaction: (work) => accounts.systemWrite('trabalhos.encerrar', ({ tx }) => work(tx)),
    onGivenUp: (tx, { id, tipo, erro }) =>
      notify(
        { tx, now: clock.now().toISOString() },
        { aviso: SAUDE_AVISOS.trabalhoFalhou, dados: { trabalho: tipo, erro }, registros: [id], junta: tipo },
      ),
  });
  const daily = { cron: '30 3 * * *' };
  jobs.register(
    'varrer-anexos',
    async () => {
      const { retencaoAnexosAnos } = await readConfiguracoes(db, ANEXOS_SECTION.settings);
      return sweepFiles({ db, store: files, now: clock.now(), retencaoAnos: retencaoAnexosAnos });
    },
    daily,
  );
  jobs.register('varrer-emails', () => sweepMails(db, clock.now()), daily);
  jobs.register('varrer-acessos', () => accounts.sweep(), daily);
  jobs.register('varrer-trabalhos', () => sweepJobs(db, clock.now()), daily);
  jobs.register('varrer-idempotencia', () => sweepIdempotency(db), { cron: '15 * * * *' });
  jobs.register('varrer-bilhetes', () => sweepTickets(db, clock.now()), { cron: '20 * * * *' });
  jobs.register('varrer-atos', () => sweepActs(db, clock.now()), daily);
  jobs.register('varrer-acessos-a-dados', () => sweepAcessos(db, clock.now()), daily);
  registerJobs(jobs, {
    db,
    clock,
    config,
    secrets,
    files,
    log,
    ownerUrl: database.ownerUrl,
    versao: manifest.version,
    systemWrite: accounts.systemWrite,
  });

  const modules = createModules({
    accounts,
    mailSender,
    queueRuns: () => jobs.isRunning(),
    enqueue: jobs.enqueue,
    version: manifest.version,
    newerDatabase: processes.newer,
  });
  const drain = createDrain();
  const app = await createApp({
    config,
    log,
    deps: { db, reads, clock, services, authenticate: accounts.authenticate, ...(space && { space }) },
    modules,
    mountAuth: accounts.mountAuth,
    sessionOf: accounts.sessionOf,
    screens,
    drain,
  });
  // Before anybody can ask: with ADMIN_EMAIL there is no first access to offer.
  await accounts.start(processes.id);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const sealer = startSealer({ db, keys: auditKeys, place: anchorPlace, clock, log });
  const release = startRelease({ log, systemWrite: accounts.systemWrite });
  const keepMemory = startGiveBack();
  mailSender.start();
  const sendings = { systemWrite: accounts.systemWrite, config };
  const feeder = startFeeder({
    ...{ log, wake: mailSender.wake },
    feeds: [() => feedComunicacoes(sendings), () => feedPesquisas({ ...sendings, secret: services.idempotencySecret })],
  });
  jobs.start().catch((err) => log.error({ err }, 'job queue did not start'));

  return {
    url: publicUrlOf({ ...config, port }),
    port,
    async close() {
      keepMemory();
      const left = await endHttp(app, { drain, endStreams: events.endListening });
      if (left > 0) log.warn({ left }, 'requests still under way at the stop were cut off');
      const parts = [
        mailSender.stop(),
        feeder.stop(),
        jobs.stop(),
        sealer.stop(),
        release.stop(),
        events.close(),
        accounts.close(),
      ];
      const ended = await Promise.allSettled(parts);
      // Each uses the pool to its own end, also when another's has failed.
      await processes.close();
      await Promise.all([reads.close(), pool.end()]);
      for (const part of ended) if (part.status === 'rejected') throw part.reason;
    },
  };
}
