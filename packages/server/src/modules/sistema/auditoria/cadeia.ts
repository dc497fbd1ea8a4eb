/**
 * The state of the chain: sealed up to which entry, how many wait for their seal, and how the last verification ended.
 *
 * A verification reads the whole trail, so it is a job (nightly, and on request); its result is stored with the job.
 * Errors: `auditoria.em_andamento`. Source: decisions §6 (a sealer chains; audit:verify reports the unsealed tail).
 */
import { auditoriaErrors, type Cadeia } from '@sede/domain/modules/sistema/auditoria';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { auditKeysOf, createAnchorPlace, verifyAudit } from '#platform/audit/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Secrets } from '#platform/config/secrets.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';

const JOB = 'verificar-auditoria';
/** More are in `npm run audit:verify`. */
const SHOWN = 50;

export function registerVerificacao(
  jobs: Pick<Jobs, 'register'>,
  { db, config, secrets }: { db: Db; config: Config; secrets: Secrets },
): void {
  jobs.register(
    JOB,
    async () => {
      const { rows } = await sql<{ ate: number | null }>`select max(id) as ate from auditoria`.execute(db);
      const place = await createAnchorPlace(config);
      const report = await verifyAudit(db, { keys: auditKeysOf(config, secrets), place });
      const { entradas, apagadas, problemas, avisos, ancora } = report;
      const shown = { problemas: problemas.slice(0, SHOWN), avisos: avisos.slice(0, SHOWN) };
      return { ate: rows[0]?.ate ?? 0, entradas, apagadas, ancora, ...shown };
    },
    { cron: '50 3 * * *' },
  );
}

/** What the result of a verification by an earlier version does not say. */
const BEFORE_KEYS = { avisos: [], ancora: null };

const underWay = async (db: Db | Tx): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from trabalhos where tipo = ${JOB} and estado in ('na_fila', 'executando') limit 1`.execute(db);
  return rows.length > 0;
};

export async function readCadeia(db: Db): Promise<Cadeia> {
  const [selo, cauda, estimate, last, emAndamento] = await Promise.all([
    sql<{
      entrada: number;
      selo: number;
      em: string;
    }>`select ultimo as entrada, numero as selo, em from auditoria_selos order by numero desc limit 1`.execute(db),
    // Entries of the last hours only: the sealer looks no further back either.
    sql<{ n: number }>`select count(*) as n from auditoria a
      where a.id > coalesce((select ultimo from auditoria_selos order by numero desc limit 1), 0) - 10000
        and not exists (select 1 from auditoria_cadeia c where c.auditoria_id = a.id)`.execute(db),
    sql<{
      n: number;
    }>`select greatest(reltuples, 0)::bigint as n from pg_class where oid = 'auditoria'::regclass`.execute(db),
    sql<{ em: string; resultado: string }>`select terminado_em as em, resultado::text as resultado from trabalhos
      where tipo = ${JOB} and estado = 'concluido' order by criado_em desc limit 1`.execute(db),
    underWay(db),
  ]);
  const done = last.rows[0];
  return {
    entradas: estimate.rows[0]?.n ?? 0,
    seladaAte: selo.rows[0] ?? null,
    cauda: cauda.rows[0]?.n ?? 0,
    verificacao: done
      ? {
          em: done.em,
          ...BEFORE_KEYS,
          ...(JSON.parse(done.resultado) as Omit<NonNullable<Cadeia['verificacao']>, 'em'>),
        }
      : null,
    emAndamento,
  };
}

export async function requestVerificacao(
  enqueue: Jobs['enqueue'],
  { tx, actor }: WriteContext,
): Promise<{ id: string }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sede.verificar_auditoria', 0))`.execute(tx);
  if (await underWay(tx)) throw auditoriaErrors.em_andamento();
  return { id: await enqueue(tx, JOB, {}, { usuarioId: actor.usuarioId }) };
}
