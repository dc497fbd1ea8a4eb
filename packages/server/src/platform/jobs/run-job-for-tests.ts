/**
 * Does what the queue would do with the jobs that operations gave it in a test: the newest waiting one of a kind, by the
 * handler that its module registers, with its row written as the queue writes it.
 *
 *     const run = jobRunner(app, (jobs) => registerPrestacao(jobs, deps));
 *     await run('prestacao-arquivo');                       // → the row afterwards
 */
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { createLogger } from '../logging/logger.ts';
import type { TestApp } from '../testing/test-app.ts';
import { getTrabalho, insertJob, markDone, markFailed, markProgress, markRunning, type Trabalho } from './job-store.ts';
import type { JobHandler, Jobs } from './jobs.ts';

export function jobRunner(app: Pick<TestApp, 'db' | 'clock'>, register: (jobs: Pick<Jobs, 'register'>) => void) {
  const handlers = new Map<string, JobHandler<object>>();
  register({ register: (tipo, handler) => void handlers.set(tipo, handler as JobHandler<object>) });
  const now = () => app.clock.now().toISOString();

  async function waiting(tipo: string): Promise<{ id: string; params: object; attempt: number }> {
    const { rows } = await sql<{ id: string; params: string; attempt: number }>`
      select id, parametros::text as params, tentativas + 1 as attempt from trabalhos
      where tipo = ${tipo} and estado = 'na_fila' order by criado_em desc, id desc limit 1`.execute(app.db);
    if (rows[0]) return { ...rows[0], params: JSON.parse(rows[0].params) as object };
    const id = newId();
    await insertJob(app.db, { id, tipo, parametros: {}, criadoPor: null, now: now() });
    return { id, params: {}, attempt: 1 };
  }

  /** `signal`: as when the program stops meanwhile. Out: the row; a failure is in it, and waits for another attempt. */
  return async (tipo: string, signal = new AbortController().signal): Promise<Trabalho> => {
    const { id, params, attempt } = await waiting(tipo);
    const one = { id, attempt };
    await markRunning(app.db, one, now());
    try {
      const result = await handlers.get(tipo)?.({
        ...one,
        params,
        signal,
        log: createLogger({ level: 'silent' }),
        progress: (percent, etapa) => markProgress(app.db, one, percent, etapa ?? null),
      });
      await markDone(app.db, one, result, now());
    } catch (error) {
      await markFailed(app.db, one, { message: (error as Error).message, final: false, now: now() });
    }
    return (await getTrabalho(app.db, id)) as Trabalho;
  };
}
