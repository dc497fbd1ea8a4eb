import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { asSuperuser } from '../testing/test-server.ts';
import { getTrabalho, type JobState } from './job-store.ts';
import { createJobs, type Jobs } from './jobs.ts';

let banco: TestDatabase;
const open: Jobs[] = [];
beforeAll(async () => {
  banco = await testDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => banco.drop());

const lines: string[] = [];

function buildJobs(): Jobs {
  lines.length = 0;
  const log = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
  const jobs = createJobs({ databaseUrl: banco.appUrl, db: banco.db, clock: systemClock, log });
  open.push(jobs);
  return jobs;
}

const enqueue = (jobs: Jobs, tipo: string, params: object = {}) =>
  banco.db.transaction().execute((tx) => jobs.enqueue(tx, tipo, params, { usuarioId: null }));

/** The queue polls every second, on a busy machine later. */
const PATIENT = { timeout: 25_000, interval: 50 };
const until = (id: string, estado: JobState, timeout = PATIENT.timeout) =>
  expect.poll(async () => (await getTrabalho(banco.db, id))?.estado, { timeout, interval: 100 }).toBe(estado);

describe('jobs', () => {
  it('run with their parameters, show progress and keep their result', async () => {
    const jobs = buildJobs();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    jobs.register<{ chave_com_traco: number }>('somar', async (job) => {
      await job.progress(40.4, 'Lendo');
      await gate;
      return { soma_total: job.params.chave_com_traco + 1 };
    });
    await jobs.start();
    const id = await enqueue(jobs, 'somar', { chave_com_traco: 41 });
    await until(id, 'executando');
    await expect.poll(() => getTrabalho(banco.db, id), PATIENT).toMatchObject({ progresso: 40, etapa: 'Lendo' });
    release();
    await until(id, 'concluido');
    expect(await getTrabalho(banco.db, id)).toMatchObject({
      progresso: 100,
      resultado: { soma_total: 42 },
      tentativas: 1,
    });
  });

  it('do not exist when the transaction that queued them fails', async () => {
    const jobs = buildJobs();
    let runs = 0;
    jobs.register('nunca', async () => {
      runs += 1;
    });
    jobs.register('depois', async () => undefined);
    await jobs.start();
    let id = '';
    await expect(
      banco.db.transaction().execute(async (tx) => {
        id = await jobs.enqueue(tx, 'nunca', {}, { usuarioId: null });
        throw new Error('regra');
      }),
    ).rejects.toThrow('regra');
    // One that is queued after it is done: the queue would have come to it.
    await until(await enqueue(jobs, 'depois'), 'concluido');
    expect(await getTrabalho(banco.db, id)).toBeUndefined();
    expect(runs).toBe(0);
    await expect(enqueue(jobs, 'desconhecido')).rejects.toThrow('not registered');
  });

  it('that are asked for it run once at each start, besides their hours', async () => {
    let runs = 0;
    for (const start of [1, 2]) {
      const jobs = buildJobs();
      jobs.register('ao-iniciar', async () => (runs += 1), { cron: '0 7 1 1 *', atStart: true });
      jobs.register('so-na-hora', async () => (runs += 100), { cron: '0 7 1 1 *' });
      await jobs.start();
      await expect.poll(() => runs, PATIENT).toBe(start);
      await jobs.stop();
    }
    expect(runs).toBe(2);
  });

  it('are tried again after a failure', async () => {
    const jobs = buildJobs();
    let seen: () => void = () => undefined;
    const failureSeen = new Promise<void>((resolve) => {
      seen = resolve;
    });
    jobs.register('teimoso', async (job) => {
      if (job.attempt === 1) throw new Error('falhou para ana@exemplo.org');
      await failureSeen;
      return job.attempt;
    });
    await jobs.start();
    const id = await enqueue(jobs, 'teimoso');
    await expect.poll(async () => (await getTrabalho(banco.db, id))?.erro, PATIENT).toBe('falhou para [e-mail]');
    seen();
    await until(id, 'concluido');
    expect(await getTrabalho(banco.db, id)).toMatchObject({ resultado: 2, tentativas: 2, erro: null });
  });

  it('are told at once that the program stops, give up, and are begun again by the next', async () => {
    const jobs = buildJobs();
    let told: AbortSignal | undefined;
    jobs.register('demorado', (job) => {
      told = job.signal;
      return delay(600_000, undefined, { signal: job.signal });
    });
    await jobs.start();
    const id = await enqueue(jobs, 'demorado');
    await until(id, 'executando');
    expect(told?.aborted).toBe(false);
    const stopping = jobs.stop();
    // Well before the queue's own grace period of five seconds ends.
    expect(told?.aborted).toBe(true);
    await stopping;
    expect(await getTrabalho(banco.db, id)).toMatchObject({
      estado: 'na_fila',
      erro: 'Interrompido: o programa foi encerrado.',
    });
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    const next = buildJobs();
    next.register('demorado', async (job) => job.attempt);
    await next.start();
    await until(id, 'concluido');
    expect(await getTrabalho(banco.db, id)).toMatchObject({ resultado: 2, tentativas: 2 });
  });

  it('keep their cron in São Paulo time and lose it when the program no longer asks for it', async () => {
    const withCron = buildJobs();
    withCron.register('varrer', async () => undefined, { cron: '30 3 * * *' });
    await withCron.start();
    const schedules = () =>
      sql<{ cron: string; timezone: string }>`select cron, timezone from pgboss.schedule where name = 'varrer'`.execute(
        banco.db,
      );
    expect((await schedules()).rows).toEqual([{ cron: '30 3 * * *', timezone: 'America/Sao_Paulo' }]);
    const without = buildJobs();
    without.register('varrer', async () => undefined);
    await without.start();
    expect((await schedules()).rows).toEqual([]);
  });

  it('stopped while the queue is still starting, leave no connection and do nothing any more', async () => {
    const connections = async () =>
      (
        await banco.pool.query(
          `select 1 from pg_stat_activity where application_name = 'sede-trabalhos' and datname = current_database()`,
        )
      ).rowCount;
    for (const head of [0, 1, 20, 60]) {
      const jobs = buildJobs();
      jobs.register('cedo', async () => undefined);
      const starting = jobs.start();
      await delay(head);
      await jobs.stop();
      await starting;
      expect(jobs.isRunning()).toBe(false);
      await expect(enqueue(jobs, 'cedo')).rejects.toThrow();
      await expect.poll(connections, PATIENT).toBe(0);
    }
  });

  const allow = (yes: boolean) =>
    asSuperuser(inject('pg'), async (client) => {
      await client.query(`alter database ${banco.name} connection limit ${yes ? -1 : 0}`);
    });

  it('begin when the database is there, if it is away at the start', async () => {
    const jobs = buildJobs();
    jobs.register('tarde', async () => undefined);
    await allow(false);
    const starting = jobs.start();
    await expect.poll(() => lines.length, PATIENT).toBeGreaterThan(0);
    expect(jobs.isRunning()).toBe(false);
    await allow(true);
    await starting;
    expect(jobs.isRunning()).toBe(true);
    await until(await enqueue(jobs, 'tarde'), 'concluido');
  });

  it('bear that it goes away while they work: told once, not at every turn, and they go on', async () => {
    const jobs = buildJobs();
    jobs.register('depois', async () => undefined);
    await jobs.start();
    await until(await enqueue(jobs, 'depois'), 'concluido');
    await allow(false);
    await asSuperuser(inject('pg'), (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sede-trabalhos' and datname = $1`,
        [banco.name],
      ),
    );
    await expect.poll(() => lines.length, PATIENT).toBeGreaterThan(0);
    // Some more turns of the queue's polling.
    await delay(1500);
    await allow(true);
    await until(await enqueue(jobs, 'depois'), 'concluido');
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(2);
  });

  it('survive a kill -9 of the process that was running them', async () => {
    const jobs = buildJobs();
    jobs.register('longo', async (job) => ({ tentativa: job.attempt }));
    const worker = spawn(
      process.execPath,
      [fileURLToPath(new URL('./worker-for-tests.ts', import.meta.url)), banco.appUrl, 'longo'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      // The job is written as another process would: straight through the queue, with this one not yet working.
      const queues = () => sql`select 1 from pgboss.queue where name = 'longo'`.execute(banco.db);
      await expect.poll(async () => (await queues()).rows.length, { timeout: 30_000 }).toBe(1);
      const id = await banco.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`insert into pgboss.job (name, data, heartbeat_seconds, retry_limit)
          select name, '{}', heartbeat_seconds, retry_limit from pgboss.queue where name = 'longo' returning id`.execute(
          tx,
        );
        return rows[0]?.id ?? '';
      });
      await once(worker.stdout, 'data');
      await until(id, 'executando');
      worker.kill('SIGKILL');
      await jobs.start();
      expect(await getTrabalho(banco.db, id)).toMatchObject({
        estado: 'executando',
        progresso: 40,
        etapa: 'Metade feita',
      });
      await until(id, 'concluido', 75_000);
      expect(await getTrabalho(banco.db, id)).toMatchObject({ resultado: { tentativa: 2 }, tentativas: 2 });
    } finally {
      worker.kill('SIGKILL');
    }
  }, 90_000);
});
