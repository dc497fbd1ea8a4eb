/**
 * A verification: one run as one job, its five steps each in a transaction of its own.
 *
 * `feito` is the last step whose writes are committed: a run whose server died goes on after it, and does nothing twice. What cannot
 * be (a file that cannot be read any more, totals that do not tie) ends it as Erro; so does the queue when it gives the job up, so that
 * the one 'Em andamento' is never stuck. Errors: `consignacoes.mes_e_ano`, `.estado`.
 * Source: spec 2 §4, §7; decisions §8; decisions-members (Consignação).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  CONSIGNACOES_AVISOS,
  consignacoesErrors as errors,
  consignacoesMessages as messages,
  PASSOS_DA_VERIFICACAO,
  ULTIMO_PASSO,
  type Verificacao,
} from '@sede/domain/modules/filiados/consignacoes';
import type { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { sql } from 'kysely';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { SystemWrite, WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { FileStore } from '#platform/files/index.ts';
import type { JobContext, Jobs } from '#platform/jobs/index.ts';
import { verificacoes } from './consignacao.record.ts';
import { arquivosAtuais, dia, emAndamento, lockAberta, refuseEstado } from './consignacoes.store.ts';
import {
  checkCompetencia,
  readArquivos,
  updateValorPago,
  VerificacaoImpossivel,
  verifyProcessos,
} from './verificacao.service.ts';

const VERIFICAR_CONSIGNACAO = 'verificar-consignacao';

interface Deps {
  db: Db;
  files: FileStore;
  systemWrite: SystemWrite;
}
interface Run {
  id: string;
  competencia: string;
  estado: string;
  feito: number;
  por: string | null;
}

export async function verificar(
  enqueue: Jobs['enqueue'],
  ctx: WriteContext,
  { mes, ano }: InputOf<(typeof consignacoesContract)['verificar']>,
): Promise<Verificacao> {
  if (mes == null || ano == null) throw errors.mes_e_ano();
  const competencia = `${ano}-${String(mes).padStart(2, '0')}`;
  // Of two at once the second waits here and then sees the first.
  await sql`select pg_advisory_xact_lock(hashtext('sede.consignacoes'))`.execute(ctx.tx);
  refuseEstado((await emAndamento(ctx.tx)) ? 'em_andamento' : null);
  await lockAberta(ctx.tx, competencia);
  refuseEstado((await arquivosAtuais(ctx.tx, competencia)).length === 0 ? 'sem_arquivo' : null);
  const { usuarioId, email } = ctx.actor;
  const { id } = await verificacoes.insert(ctx, {
    ...{
      competencia: dia(competencia),
      estado: 'Em andamento',
      passo: 1,
      feito: 1,
      mensagem: PASSOS_DA_VERIFICACAO[0],
    },
    ...{ por: usuarioId, porEmail: email, iniciadaEm: ctx.now },
  });
  const trabalho = await enqueue(ctx.tx, VERIFICAR_CONSIGNACAO, { verificacaoId: id }, { usuarioId });
  await sql`update consignacoes set trabalho_id = ${trabalho}::uuid where id = ${id}::uuid`.execute(ctx.tx);
  return verificacoes.get(ctx, id);
}

async function readRun(db: Db | Tx, id: string, hold = false): Promise<Run | undefined> {
  const { rows } = await sql<Run>`select id, to_char(competencia, 'YYYY-MM') as competencia, estado, feito, por
    from consignacoes where id = ${id}::uuid ${hold ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

async function end(ctx: { tx: Tx; now: string }, run: Run, erro: string | null): Promise<void> {
  const estado = erro === null ? 'Finalizado' : 'Erro';
  await sql`update consignacoes set estado = ${estado}, terminada_em = ${ctx.now}::timestamptz,
    mensagem = ${erro ?? messages.finalizada} where id = ${run.id}::uuid and estado = 'Em andamento'`.execute(ctx.tx);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from consignacao_resultados
    where competencia = ${dia(run.competencia)}::date and ocorrencia`.execute(ctx.tx);
  const aviso = erro === null ? CONSIGNACOES_AVISOS.finalizada : CONSIGNACOES_AVISOS.erro;
  const dados = { competencia: run.competencia, ocorrencias: rows[0]?.total ?? 0 };
  await notify(ctx, { aviso, para: run.por === null ? [] : [run.por], dados, registros: [run.id] });
}

const STEPS: Readonly<Record<number, (ctx: { tx: Tx; now: string; files: FileStore }, run: Run) => Promise<void>>> = {
  2: readArquivos,
  3: checkCompetencia,
  4: updateValorPago,
  5: verifyProcessos,
};

/** One step: told first, then done and marked as done together. Another attempt may have done it: then nothing. */
async function takeStep({ systemWrite, files }: Deps, id: string, passo: number): Promise<void> {
  await systemWrite('consignacoes.passo', ({ tx }) =>
    sql`update consignacoes set passo = ${passo}, mensagem = ${PASSOS_DA_VERIFICACAO[passo - 1] ?? ''}
      where id = ${id}::uuid and estado = 'Em andamento' and feito = ${passo - 1}`.execute(tx),
  );
  await systemWrite('consignacoes.passo', async ({ tx, now }) => {
    const run = await readRun(tx, id, true);
    if (run?.estado !== 'Em andamento' || run.feito !== passo - 1) return;
    await STEPS[passo]?.({ tx, now, files }, run);
    await sql`update consignacoes set feito = ${passo} where id = ${id}::uuid`.execute(tx);
    if (passo === ULTIMO_PASSO) await end({ tx, now }, run, null);
  });
}

/** Runs on from the last committed step. */
export async function runVerificacao(
  deps: Deps,
  job: Pick<JobContext<{ verificacaoId: string }>, 'params' | 'signal' | 'progress'>,
): Promise<{ passos: number }> {
  const { verificacaoId: id } = job.params;
  const run = await readRun(deps.db, id);
  if (run?.estado !== 'Em andamento') return { passos: 0 };
  try {
    for (let passo = run.feito + 1; passo <= ULTIMO_PASSO; passo++) {
      job.signal.throwIfAborted();
      await takeStep(deps, id, passo);
      await job.progress((passo * 100) / ULTIMO_PASSO, PASSOS_DA_VERIFICACAO[passo - 1]);
    }
  } catch (error) {
    if (!(error instanceof VerificacaoImpossivel)) throw error;
    await deps.systemWrite('consignacoes.passo', ({ tx, now }) => end({ tx, now }, run, error.message));
  }
  return { passos: ULTIMO_PASSO - run.feito };
}

/** The queue gave the job up: the run is over. */
export async function giveUpVerificacao(tx: Tx, trabalhoId: string, now: string): Promise<void> {
  const { rows } = await sql<Run>`select id, to_char(competencia, 'YYYY-MM') as competencia, estado, feito, por
    from consignacoes where trabalho_id = ${trabalhoId}::uuid and estado = 'Em andamento' for update`.execute(tx);
  for (const run of rows) await end({ tx, now }, run, messages.erro);
}

export function registerVerificacao(jobs: Pick<Jobs, 'register'>, deps: Deps & { clock: { now(): Date } }): void {
  jobs.register<{ verificacaoId: string }>(VERIFICAR_CONSIGNACAO, (job) => runVerificacao(deps, job), {
    onGivenUp: (tx, { id }) => giveUpVerificacao(tx, id, deps.clock.now().toISOString()),
  });
}
