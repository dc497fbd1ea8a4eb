/**
 * Writes the interactions of an import behind the screens, 500 rows at a time, each lot in a transaction of its own: a program that is
 * killed in the middle goes on after the last lot, and no row is written twice (`interacoes_uma_por_linha`).
 *
 * What it writes stands in the audit under whoever asked for the import. Whoever asked imports no more once their role is gone or waits for
 * the second step: their rights are read again with each lot. Stopped so, or given up, it leaves 'falhou', from where it can be begun
 * again; previews that nobody confirmed go after a day. Source: decisions-members (Interactions: Import); docs/decisions/080.
 */
import { can } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { SystemWrite } from '#platform/api/index.ts';
import { readWho } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { JobContext, Jobs } from '#platform/jobs/index.ts';
import { entra, julgarLinhas, type LinhaJulgada, type Valores } from './importacoes-interacao.previa.ts';
import { countImportadas, insertInteracoes, type NovaInteracao, removeLinhas } from './importacoes-interacao.store.ts';

export const IMPORTAR_INTERACOES = 'importar-interacoes';
const LOTE = 500;

interface Deps {
  db: Db;
  clock: Clock;
  systemWrite: SystemWrite;
}
interface Importacao extends Valores {
  comRepetidas: boolean;
  porId: string;
  porNome: string;
}

const novaDe = ({ pronta, alvo }: LinhaJulgada): NovaInteracao[] =>
  alvo
    ? [
        {
          ...{ id: newId(), linha: pronta.linha, filiadoId: alvo.filiadoId, dependenteId: alvo.dependenteId },
          ...{ dia: pronta.dia, hora: pronta.hora, descricao: pronta.descricao },
          ...{ tipo: pronta.tipo, classificacao: pronta.classificacao },
        },
      ]
    : [];

/** As a request of whoever asked would be allowed to. */
async function mayGoOn(tx: Tx, porId: string): Promise<boolean> {
  const quem = await readWho(tx, porId);
  return quem !== null && can(quem.papeis, 'interacoes.importar');
}

async function importar({ db, clock, systemWrite }: Deps, job: JobContext<{ importacaoId: string }>) {
  const { rows } = await sql<Importacao>`
    select id, item_id, dia, hora, descricao, classificacao, com_repetidas, por_id, por_nome from interacao_importacoes
    where id = ${job.params.importacaoId}::uuid and estado = 'importando' and item_id is not null`.execute(db);
  const [importacao] = rows;
  if (!importacao) return null;
  const { id, itemId, porId, porNome } = importacao;
  const julgadas = await julgarLinhas(db, importacao, clock.now().toISOString());
  const quem = { usuarioId: porId, nome: porNome };
  const novas = julgadas.filter((uma) => entra(uma, importacao.comRepetidas)).flatMap(novaDe);
  for (let from = 0; from < novas.length; from += LOTE) {
    job.signal.throwIfAborted();
    const going = await systemWrite(
      'importacoesInteracao.importar',
      async ({ tx }) => {
        if (!(await mayGoOn(tx, porId))) {
          await sql`update interacao_importacoes set estado = 'falhou' where id = ${id}::uuid and estado = 'importando'`.execute(
            tx,
          );
          return false;
        }
        await insertInteracoes(tx, { importacaoId: id, itemId, porId, porNome }, novas.slice(from, from + LOTE));
        return true;
      },
      quem,
    );
    if (!going) return { interrompida: true };
    await job.progress(Math.round((Math.min(from + LOTE, novas.length) / novas.length) * 100));
  }
  return systemWrite(
    'importacoesInteracao.importar',
    async ({ tx, now }) => {
      const importadas = await countImportadas(tx, id);
      await sql`update interacao_importacoes set estado = 'concluida', importadas = ${importadas},
        concluida_em = ${now}::timestamptz where id = ${id}::uuid and estado = 'importando'`.execute(tx);
      await removeLinhas(tx, id);
      return { importadas };
    },
    quem,
  );
}

async function sweep({ db, clock, systemWrite }: Deps) {
  const now = clock.now().toISOString();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from interacao_importacoes m where
      (m.estado = 'previa' and m.atualizado_em < ${now}::timestamptz - interval '1 day')
      or (m.estado = 'importando' and m.atualizado_em < ${now}::timestamptz - interval '5 minutes')`.execute(db);
  if (rows[0]?.n === 0) return null;
  return systemWrite('importacoesInteracao.varrer', async ({ tx }) => {
    await sql`delete from interacao_importacoes where estado = 'previa'
      and atualizado_em < ${now}::timestamptz - interval '1 day'`.execute(tx);
    await sql`update interacao_importacoes m set estado = 'falhou' where m.estado = 'importando'
      and m.atualizado_em < ${now}::timestamptz - interval '5 minutes' and not exists (
        select from trabalhos t where t.tipo = ${IMPORTAR_INTERACOES} and t.estado in ('na_fila', 'executando')
          and t.parametros ->> 'importacaoId' = m.id::text)`.execute(tx);
    return null;
  });
}

export function registerImportacoes(jobs: Pick<Jobs, 'register'>, deps: Deps): void {
  jobs.register<{ importacaoId: string }>(IMPORTAR_INTERACOES, (job) => importar(deps, job));
  jobs.register('varrer-importacoes-interacao', () => sweep(deps), { cron: '*/10 * * * *' });
}
