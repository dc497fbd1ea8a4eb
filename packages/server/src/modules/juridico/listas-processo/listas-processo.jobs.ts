/**
 * Links the members of a long list behind the screens, 2,000 at a time, each lot in a transaction of its own: killed in the middle it goes
 * on with those who are not linked yet. A case that was deleted meanwhile takes no more, and whoever asked links no more once their role
 * is gone: their rights are read again with each lot. Stopped so, or given up, it leaves 'falhou', from where the list is begun again, by
 * somebody else too.
 *
 * What it writes stands in the audit under whoever asked for it last. Entries go a day after the list came, and lists that nobody linked.
 * Source: decisions-legal (Cases: 'Colar lista'); docs/decisions/094.
 */
import { can } from '@sede/domain/access';
import { entramNoProcesso, LOTE_DA_LISTA } from '@sede/domain/modules/juridico/listas-processo';
import { motivoNaoEditar, type SituacaoDoProcesso } from '@sede/domain/modules/juridico/processos';
import { sql } from 'kysely';
import type { SystemWrite } from '#platform/api/index.ts';
import { readWho } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { JobContext, Jobs } from '#platform/jobs/index.ts';
import { holdFiliados, insertFiliados } from '../processos/index.ts';
import { julgar } from './listas-processo.store.ts';

export const INCLUIR_LISTA = 'incluir-lista-no-processo';
const OPERACAO = 'listasProcesso.incluir';

interface Deps {
  db: Db;
  clock: Clock;
  systemWrite: SystemWrite;
}
interface Lista {
  id: string;
  processoId: string;
  comSaidos: boolean;
  porId: string;
  porNome: string;
}

/** List before case, as the operations do. False: the case takes no more, or not from whoever asked. */
async function mayGoOn(tx: Tx, { id, processoId, porId }: Lista): Promise<boolean> {
  await sql`select from processo_listas where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<{ situacao: SituacaoDoProcesso }>`
    select situacao from processos_juridicos where id = ${processoId}::uuid for update`.execute(tx);
  if (rows[0] === undefined || motivoNaoEditar(rows[0]) !== null) return false;
  const quem = await readWho(tx, porId);
  return quem !== null && can(quem.papeis, 'processos.editar');
}

async function incluir({ db, systemWrite }: Deps, job: JobContext<{ listaId: string }>) {
  const { rows } = await sql<Lista>`select id, processo_id, com_saidos, por_id, por_nome from processo_listas
    where id = ${job.params.listaId}::uuid and estado = 'incluindo'`.execute(db);
  const [lista] = rows;
  if (!lista) return null;
  const quem = { usuarioId: lista.porId, nome: lista.porNome };
  const entram = entramNoProcesso(await julgar(db, lista), lista.comSaidos);
  for (let from = 0; from < entram.length; from += LOTE_DA_LISTA) {
    job.signal.throwIfAborted();
    const lote = entram.slice(from, from + LOTE_DA_LISTA);
    const going = await systemWrite(
      OPERACAO,
      async ({ tx }) => {
        if (!(await mayGoOn(tx, lista))) {
          await sql`update processo_listas set estado = 'falhou' where id = ${lista.id}::uuid`.execute(tx);
          return false;
        }
        const incluidos = await insertFiliados(tx, lista.processoId, await holdFiliados(tx, lote));
        await sql`update processo_listas set incluidos = incluidos + ${incluidos} where id = ${lista.id}::uuid`.execute(
          tx,
        );
        return true;
      },
      quem,
    );
    if (!going) return { interrompida: true };
    await job.progress(Math.round((Math.min(from + LOTE_DA_LISTA, entram.length) / entram.length) * 100));
  }
  return systemWrite(
    OPERACAO,
    async ({ tx }) => {
      const done = await sql<{ incluidos: number }>`update processo_listas set estado = 'concluida'
        where id = ${lista.id}::uuid and estado = 'incluindo' returning incluidos`.execute(tx);
      return { incluidos: done.rows[0]?.incluidos ?? 0 };
    },
    quem,
  );
}

async function sweep({ db, clock, systemWrite }: Deps) {
  const before = sql`${clock.now().toISOString()}::timestamptz - interval '1 day'`;
  const old = sql`l.estado <> 'incluindo' and l.atualizado_em < ${before}`;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from processo_listas l where ${old}
    and (l.estado = 'previa' or exists (select from processo_lista_entradas e where e.lista_id = l.id))`.execute(db);
  if (rows[0]?.n === 0) return null;
  return systemWrite('listasProcesso.varrer', async ({ tx }) => {
    await sql`delete from processo_lista_entradas e using processo_listas l where l.id = e.lista_id and ${old}`.execute(
      tx,
    );
    await sql`delete from processo_listas l where l.estado = 'previa' and ${old}`.execute(tx);
    return null;
  });
}

export function registerListas(jobs: Pick<Jobs, 'register'>, deps: Deps): void {
  jobs.register<{ listaId: string }>(INCLUIR_LISTA, (job) => incluir(deps, job), {
    onGivenUp: async (tx, { id }) => {
      await sql`update processo_listas set estado = 'falhou'
        where trabalho_id = ${id}::uuid and estado = 'incluindo'`.execute(tx);
    },
  });
  jobs.register('varrer-listas-processo', () => sweep(deps), { cron: '25 * * * *' });
}
