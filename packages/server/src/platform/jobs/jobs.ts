/**
 * Background jobs over pg-boss: queued in the caller's transaction, retried after a crash, with progress to look at.
 *
 * `register` names a kind of job and its handler (before `start`); `enqueue` writes job and progress row in `tx`: rolled
 * back together or there together. A process killed in the middle stops its heartbeat, and the job is given to another
 * attempt within about half a minute: handlers must allow for being started again. Crons run in America/Sao_Paulo.
 * pg-boss is loaded by `start`, which the composition root calls after the server listens (start time and memory).
 * Plain polling: its NOTIFY mode starves queued jobs (dependency notes §7). Source: decisions §2, §6 (over 10 s = a job).
 */
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '@sede/domain/kernel';
import { CompiledQuery } from 'kysely';
import type { Job, PgBoss, Db as QueueHandle } from 'pg-boss';
import type { Clock } from '../clock/clock.ts';
import type { Db, Tx } from '../db/db.ts';
import { isConnectionError } from '../db/errors.ts';
import { PatientClient } from '../db/patient-client.ts';
import type { Logger } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';
import { failureWords } from './failure-words.ts';
import {
  type AbandonedJob,
  insertJob,
  markAbandoned,
  markDone,
  markFailed,
  markProgress,
  markRunning,
} from './job-store.ts';

const POLLING_SECONDS = 0.5;
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 15;
const RETRIES = 3;
const START_AGAIN_MS = 1000;
const INTERRUPTED = 'Interrompido: o programa foi encerrado.';

export interface JobContext<P> {
  id: string;
  params: P;
  /** From 1. */
  attempt: number;
  /** Aborted as soon as the program stops, or another attempt has the job: give up, it is begun again. */
  signal: AbortSignal;
  log: Logger;
  progress(percent: number, etapa?: string): Promise<void>;
}

export type JobHandler<P> = (job: JobContext<P>) => Promise<unknown>;

export interface Jobs {
  /** `cron`: five fields, São Paulo time; such a job has no parameters. */
  /** `atStart`: besides, whenever a process starts, for what was due while none ran. */
  /** `onGivenUp` runs in the transaction that gives such a job up, so that nothing waits for it for ever. */
  register<P extends object>(
    tipo: string,
    handler: JobHandler<P>,
    options?: { cron?: string; atStart?: boolean; onGivenUp?: GivenUp },
  ): void;
  enqueue(tx: Tx, tipo: string, params: object, by: { usuarioId: string | null }): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
}

export interface JobsOptions {
  /** The program's role; the schema pgboss is its own. */
  databaseUrl: string;
  db: Db;
  clock: Clock;
  log: Logger;
  /** Runs in the transaction that gives a job up, so that the caller can notify people. */
  onGivenUp?: (tx: Tx, job: AbandonedJob) => Promise<void>;
  /** Runs that transaction; by default a plain one of `db`. */
  transaction?: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** For the queue's own pool, to which it hands its options on; its types know only some of them. */
const PATIENT: object = { Client: PatientClient, keepAlive: true };

export type GivenUp = (tx: Tx, job: AbandonedJob) => Promise<void>;
type Registered = {
  handler: JobHandler<object>;
  cron: string | undefined;
  atStart: boolean;
  onGivenUp: GivenUp | undefined;
};

/** pg-boss reports a worker's error as a plain copy. */
const asError = (error: unknown): Error =>
  error instanceof Error ? error : Object.assign(new Error('job queue'), error as object);

/** pg-boss writes through the caller's transaction. */
const through = (tx: Tx): QueueHandle => ({
  executeSql: async (text, values = []) => ({
    rows: (await tx.executeQuery(CompiledQuery.raw(text, [...values]))).rows,
  }),
});

export function createJobs({ databaseUrl, db, clock, log, onGivenUp, transaction }: JobsOptions): Jobs {
  const kinds = new Map<string, Registered>();
  let starting: Promise<PgBoss> | null = null;
  let started: Promise<void> | null = null;
  let running = false;
  let janitor: NodeJS.Timeout | null = null;
  const ending = new AbortController();
  const tellTrouble = createTroubleLog(log);
  const now = (): string => clock.now().toISOString();
  const inTransaction = transaction ?? ((work) => db.transaction().execute(work));

  async function giveUp(tx: Tx, job: AbandonedJob): Promise<void> {
    await kinds.get(job.tipo)?.onGivenUp?.(tx, job);
    await onGivenUp?.(tx, job);
  }

  async function tellAbandoned(): Promise<void> {
    await inTransaction(async (tx) => {
      for (const job of await markAbandoned(tx, now())) await giveUp(tx, job);
    });
  }

  async function run(tipo: string, { handler }: Registered, job: Job<object>): Promise<unknown> {
    const attempt = { id: job.id, attempt: job.retryCount + 1 };
    const jobLog = log.child({ jobId: job.id, job: tipo, attempt: attempt.attempt });
    // A cron job comes without a row of its own.
    await insertJob(db, { id: job.id, tipo, parametros: job.data ?? {}, criadoPor: null, now: now() });
    await markRunning(db, attempt, now());
    try {
      const result = await handler({
        id: job.id,
        params: job.data ?? {},
        attempt: attempt.attempt,
        // The queue's own signal is aborted only at the end of its grace period.
        signal: AbortSignal.any([job.signal, ending.signal]),
        log: jobLog,
        progress: (percent, etapa) => markProgress(db, attempt, percent, etapa ?? null),
      });
      await markDone(db, attempt, result, now());
      return undefined;
    } catch (error) {
      if (ending.signal.aborted) jobLog.info('job interrupted: the program stops');
      else jobLog.error({ err: error }, 'job failed');
      const message = ending.signal.aborted ? INTERRUPTED : failureWords(error);
      const final = job.retryCount >= RETRIES;
      await inTransaction(async (tx) => {
        await markFailed(tx, attempt, { message, final, now: now() });
        if (final) await giveUp(tx, { id: job.id, tipo, erro: message });
      });
      // The queue learns only that it failed: personal data could not be removed from its output column.
      throw new Error(`job ${tipo} failed`);
    }
  }

  async function launch(): Promise<PgBoss> {
    const { PgBoss: Boss } = await import('pg-boss');
    const boss = new Boss({
      connectionString: databaseUrl,
      application_name: 'sede-trabalhos',
      schema: 'pgboss',
      createSchema: false,
      max: 2,
      ...PATIENT,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    boss.on('error', (error: unknown) => tellTrouble(asError(error), 'job queue'));
    try {
      await boss.start();
      for (const [tipo, kind] of kinds) await attach(boss, tipo, kind);
      return boss;
    } catch (error) {
      // A queue that is half started would go on querying a database that is being closed.
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  }

  /** Until the queue runs or the program stops: the database may be away at this moment. */
  async function begin(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await ready();
        break;
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        tellTrouble(error, 'job queue not started yet');
        await delay(START_AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
    if (ending.signal.aborted) return;
    running = true;
    janitor = setInterval(() => {
      tellAbandoned().catch((error) => tellTrouble(error, 'job janitor'));
    }, 30_000);
    janitor.unref();
  }

  async function attach(boss: PgBoss, tipo: string, kind: Registered): Promise<void> {
    await boss.createQueue(tipo, {
      retryLimit: RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 6 * 3600,
      deleteAfterSeconds: 7 * 86_400,
    });
    await boss.work<object>(tipo, { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 }, async ([job]) =>
      job ? run(tipo, kind, job) : undefined,
    );
    if (kind.cron) await boss.schedule(tipo, kind.cron, {}, { tz: 'America/Sao_Paulo' });
    else await boss.unschedule(tipo);
    if (kind.atStart) await boss.send(tipo, {});
  }

  function ready(): Promise<PgBoss> {
    starting ??= launch().catch((error) => {
      starting = null;
      throw error;
    });
    return starting;
  }

  return {
    register(tipo, handler, options = {}) {
      if (starting) throw new Error('jobs are registered before the start');
      if (kinds.has(tipo)) throw new Error(`job ${tipo} is registered twice`);
      const { cron, atStart = false, onGivenUp: givenUp } = options;
      kinds.set(tipo, { handler: handler as JobHandler<object>, cron, atStart, onGivenUp: givenUp });
    },
    async enqueue(tx, tipo, params, by) {
      if (!kinds.has(tipo)) throw new Error(`job ${tipo} is not registered`);
      ending.signal.throwIfAborted();
      const boss = await ready();
      const id = newId();
      await insertJob(tx, { id, tipo, parametros: params, criadoPor: by.usuarioId, now: now() });
      await boss.send(tipo, params, { id, db: through(tx) });
      return id;
    },
    start() {
      started ??= begin();
      return started;
    },
    async stop() {
      running = false;
      ending.abort();
      // A start under way ends first: what it opened is closed below.
      await started?.catch(() => undefined);
      if (janitor) clearInterval(janitor);
      const boss = await starting?.catch(() => null);
      await boss?.stop({ graceful: true, timeout: 5000 });
    },
    isRunning: () => running,
  };
}
