/**
 * SQL of the table `trabalhos`: what people see of a long operation. Progress is 0–100.
 *
 * Every write of a running job names its attempt, so that a process that was believed dead and comes back cannot write
 * over the attempt that replaced it.
 */
import { type QueryExecutorProvider, sql } from 'kysely';

export type JobState = 'na_fila' | 'executando' | 'concluido' | 'falhou';

export interface Trabalho {
  id: string;
  tipo: string;
  estado: JobState;
  progresso: number;
  etapa: string | null;
  resultado: unknown;
  erro: string | null;
  tentativas: number;
  criadoEm: string;
  criadoPor: string | null;
  terminadoEm: string | null;
}

export interface Attempt {
  id: string;
  attempt: number;
}

const columns = sql`id, tipo, estado, progresso, etapa, resultado::text as resultado, erro, tentativas,
  criado_em as "criadoEm", criado_por as "criadoPor", terminado_em as "terminadoEm"`;

/** The job by its id, whosever it is; undefined where there is none. */
export async function getTrabalho(db: QueryExecutorProvider, id: string): Promise<Trabalho | undefined> {
  const { rows } = await sql<Trabalho & { resultado: string | null }>`select ${columns} from trabalhos
    where id = ${id}::uuid`.execute(db);
  const row = rows[0];
  // As text and parsed here: the driver's camelCase must not reach into what a job answered.
  return row && { ...row, resultado: row.resultado === null ? null : JSON.parse(row.resultado) };
}

/** The row of a new job, in the transaction that queues it; a second one of the id changes nothing. */
export async function insertJob(
  db: QueryExecutorProvider,
  job: { id: string; tipo: string; parametros: object; criadoPor: string | null; now: string },
): Promise<void> {
  await sql`insert into trabalhos (id, tipo, parametros, criado_em, criado_por)
    values (${job.id}, ${job.tipo}, ${JSON.stringify(job.parametros)}::jsonb, ${job.now}::timestamptz, ${job.criadoPor})
    on conflict (id) do nothing`.execute(db);
}

/** The attempt has begun; `now` is an instant. */
export async function markRunning(db: QueryExecutorProvider, { id, attempt }: Attempt, now: string): Promise<void> {
  await sql`update trabalhos set estado = 'executando', tentativas = ${attempt}, erro = null,
    iniciado_em = coalesce(iniciado_em, ${now}::timestamptz)
    where id = ${id}::uuid and tentativas < ${attempt}`.execute(db);
}

/** 0 to 100; `etapa` null keeps the last one. Nothing changes for an attempt that no longer has the job. */
export async function markProgress(
  db: QueryExecutorProvider,
  { id, attempt }: Attempt,
  progresso: number,
  etapa: string | null,
): Promise<void> {
  const percent = Math.min(100, Math.max(0, Math.round(progresso)));
  await sql`update trabalhos set progresso = ${percent}, etapa = coalesce(${etapa}, etapa)
    where id = ${id}::uuid and tentativas = ${attempt} and estado = 'executando'`.execute(db);
}

/** The attempt has succeeded, with its answer. Nothing changes for one that no longer has the job. */
export async function markDone(
  db: QueryExecutorProvider,
  { id, attempt }: Attempt,
  result: unknown,
  now: string,
): Promise<void> {
  await sql`update trabalhos set estado = 'concluido', progresso = 100, terminado_em = ${now}::timestamptz,
    resultado = ${JSON.stringify(result ?? null)}::jsonb
    where id = ${id}::uuid and tentativas = ${attempt} and estado = 'executando'`.execute(db);
}

/** `final` false: it will be tried again. */
export async function markFailed(
  db: QueryExecutorProvider,
  { id, attempt }: Attempt,
  failure: { message: string; final: boolean; now: string },
): Promise<void> {
  await sql`update trabalhos set estado = ${failure.final ? 'falhou' : 'na_fila'}, erro = ${failure.message.slice(0, 1000)},
    terminado_em = ${failure.final ? failure.now : null}::timestamptz
    where id = ${id}::uuid and tentativas = ${attempt} and estado = 'executando'`.execute(db);
}

export interface AbandonedJob {
  id: string;
  tipo: string;
  erro: string;
}

/** Jobs that the queue gave up because every process that ran them died, so that none could mark them as failed. */
export async function markAbandoned(db: QueryExecutorProvider, now: string): Promise<AbandonedJob[]> {
  const { rows } = await sql<AbandonedJob>`update trabalhos t set estado = 'falhou', terminado_em = ${now}::timestamptz,
    erro = coalesce(t.erro, 'Interrompido repetidas vezes.')
    from pgboss.job j where j.id = t.id and j.state::text in ('failed', 'cancelled')
    and t.estado in ('na_fila', 'executando')
    returning t.id, t.tipo, t.erro`.execute(db);
  return rows;
}
