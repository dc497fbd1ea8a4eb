/**
 * The PDF of a period's account as a job: asked for, made behind the screens, kept for a day, downloaded by who asked.
 *
 * The row of `trabalhos` says everything: the parameters name person and period, the result names the stored file. A
 * second request while one is being made gets the same job. A restart begins it again; the file of the attempt that
 * died, like every stored object without a record, goes with the sweep of attachments. A new file replaces the person's
 * earlier one of the same period. Nobody else sees it, and the permission is asked again at the download.
 * Errors: `fechamentos.periodo_grande`, `fechamentos.arquivo_nao_encontrado`, `plataforma.sem_espaco_anexos`.
 * Source: issue 4 (Prestação de contas); decisions §6 (over 10 s = a job); decision 033.
 */
import { randomUUID } from 'node:crypto';
import { can } from '@sede/domain/access';
import { platformErrors } from '@sede/domain/kernel';
import {
  type ArquivoDaPrestacao,
  FECHAMENTOS_AVISOS,
  fechamentosErrors,
  GUARDA_DO_ARQUIVO_HORAS,
  motivoSemArquivo,
  nomeDoArquivo,
} from '@sede/domain/modules/financeiro/fechamentos';
import { type QueryExecutorProvider, sql } from 'kysely';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { FileReply, RawContext, ReadContext, SystemWrite, WriteContext } from '#platform/api/index.ts';
import { readWho, recordUserLog } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import type { FileStore } from '#platform/files/index.ts';
import type { JobContext, Jobs } from '#platform/jobs/index.ts';
import { type Periodo, readTamanho } from './prestacao.linhas.ts';
import { buildLivro } from './prestacao.livro.ts';

const JOB = 'prestacao-arquivo';
/** Progress (%) at which all documents are in; the rest is for cover, list and storing the file. */
const DOCUMENTOS_ATE = 90;
/** Estimated bytes of our own pages, in addition to the documents'. */
const FOLHAS_BYTES = 16 * 1024 * 1024;

interface Pedido {
  usuarioId: string;
  /** Null is an open end: every job names both, so that equal periods are equal. */
  inicio: string | null;
  fim: string | null;
}
interface Guardado {
  chave: string;
  tamanho: number;
}

const pedidoDe = (usuarioId: string, { inicio = '', fim = '' }: Periodo): Pedido => ({
  usuarioId,
  inicio: inicio || null,
  fim: fim || null,
});
const periodoDe = ({ inicio, fim }: Pedido): Periodo => ({ ...(inicio && { inicio }), ...(fim && { fim }) });

/** Still kept at `now`. */
const guardado = (now: string) =>
  sql`terminado_em > ${now}::timestamptz - make_interval(hours => ${GUARDA_DO_ARQUIVO_HORAS}::int)`;

/** The newest request of this person for this period: under way, failed, or made and still kept. */
async function ultimoPedido(db: QueryExecutorProvider, pedido: Pedido, now: string) {
  const { rows } = await sql<ArquivoDaPrestacao>`
    select id, estado, progresso, etapa, criado_em as "pedidoEm", terminado_em as "prontoEm",
      case when estado = 'concluido' then terminado_em + make_interval(hours => ${GUARDA_DO_ARQUIVO_HORAS}::int) end as "guardadoAte",
      (resultado->>'tamanho')::bigint as tamanho
    from trabalhos where tipo = ${JOB} and parametros = ${JSON.stringify(pedido)}::jsonb and repetido_em is null
      and (estado in ('na_fila', 'executando') or ${guardado(now)})
    order by criado_em desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export const readArquivo = async ({ db, actor, now }: ReadContext, periodo: Periodo) => ({
  arquivo: await ultimoPedido(db, pedidoDe(actor.usuarioId, periodo), now),
});

/** Gives the job to the queue, or answers the one that is under way. */
export async function requestArquivo(
  enqueue: Jobs['enqueue'],
  { tx, actor, now, services }: WriteContext,
  periodo: Periodo,
): Promise<{ id: string }> {
  const pedido = pedidoDe(actor.usuarioId, periodo);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sede.prestacao ${actor.usuarioId}`}, 0))`.execute(tx);
  const ultimo = await ultimoPedido(tx, pedido, now);
  if (ultimo && ['na_fila', 'executando'].includes(ultimo.estado)) return { id: ultimo.id };
  const tamanho = await readTamanho(tx, periodo);
  const motivo = motivoSemArquivo(tamanho);
  if (motivo) throw fechamentosErrors.periodo_grande({ values: { motivo } });
  const livre = await services.files.freeBytes();
  if (livre !== null && livre < tamanho.bytes + FOLHAS_BYTES) throw platformErrors.sem_espaco_anexos();
  return { id: await enqueue(tx, JOB, pedido, { usuarioId: actor.usuarioId }) };
}

export async function baixarArquivo(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const { rows } = await sql<{ pedido: string; chave: string; tamanho: number }>`
    select parametros::text as pedido, resultado->>'chave' as chave, (resultado->>'tamanho')::bigint as tamanho
    from trabalhos where id = ${id}::uuid and tipo = ${JOB} and estado = 'concluido'
      and parametros->>'usuarioId' = ${ctx.actor.usuarioId} and resultado->>'chave' is not null and ${guardado(ctx.now)}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row || !(await ctx.services.files.exists(row.chave))) throw fechamentosErrors.arquivo_nao_encontrado();
  const corpo = await ctx.services.files.get(row.chave);
  const nome = nomeDoArquivo(periodoDe(JSON.parse(row.pedido) as Pedido), 'pdf');
  const entry = { usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo: nome, endereco: ctx.address };
  await recordUserLog(ctx.db, entry, ctx.now);
  return { nome, tipo: 'application/pdf', tamanho: row.tamanho, corpo, disposicao: 'attachment' };
}

export interface PrestacaoDeps {
  db: Db;
  clock: Clock;
  files: FileStore;
  systemWrite: SystemWrite;
}

async function generate(
  { db, clock, files, systemWrite }: PrestacaoDeps,
  job: JobContext<Pedido>,
): Promise<Guardado | null> {
  const { params } = job;
  const actor = await readWho(db, params.usuarioId);
  // Nobody is left who could download it.
  if (actor === null || !can(actor.papeis, 'fechamentos.ver')) return null;
  let dito = 0;
  const livro = await buildLivro(
    {
      db,
      files,
      today: clock.today(),
      now: clock.now().toISOString(),
      actor,
      signal: job.signal,
      andamento: async (feitos, total) => {
        const percent = Math.floor((feitos / total) * DOCUMENTOS_ATE);
        if (percent === dito) return;
        dito = percent;
        await job.progress(
          percent,
          `Documentos: ${feitos.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`,
        );
      },
    },
    periodoDe(params),
  );
  const chave = randomUUID();
  const { tamanho } = await files.put(chave, livro);
  await release({ db, files }, sql`parametros = ${JSON.stringify(params)}::jsonb and id <> ${job.id}::uuid`);
  await systemWrite('fechamentos.gerarArquivo', (ctx) =>
    notify(ctx, {
      aviso: FECHAMENTOS_AVISOS.prestacaoPronta,
      para: [params.usuarioId],
      dados: { inicio: params.inicio, fim: params.fim },
      registros: [job.id],
      // If it is made again before anybody has read the notice, there is still one notice only.
      junta: `${params.inicio}..${params.fim}`,
    }),
  );
  return { chave, tamanho };
}

/**
 * Removes stored files: first the file, then its name in the job's row, so that a crash in between leaves a name
 * without a file, which the screen explains.
 */
async function release(
  { db, files }: Pick<PrestacaoDeps, 'db' | 'files'>,
  quais: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ id: string; chave: string }>`select id, resultado->>'chave' as chave from trabalhos
    where tipo = ${JOB} and resultado->>'chave' is not null and ${quais}`.execute(db);
  for (const { id, chave } of rows) {
    await files.remove(chave);
    await sql`update trabalhos set resultado = null where id = ${id}::uuid`.execute(db);
  }
  return rows.length;
}

/** Registers the job, and the hourly sweep of files whose time is over. */
export function registerPrestacao(jobs: Pick<Jobs, 'register'>, deps: PrestacaoDeps): void {
  jobs.register<Pedido>(JOB, (job) => generate(deps, job));
  jobs.register(
    'varrer-prestacoes',
    async () => ({ soltos: await release(deps, sql`not (${guardado(deps.clock.now().toISOString())})`) }),
    { cron: '25 * * * *' },
  );
}
