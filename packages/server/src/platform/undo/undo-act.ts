/**
 * Takes an act back: its own audit entries, read backwards, put every row as it stood (`sede.reverter`).
 *
 * Each record is taken back or refused on its own: held first, refused when anything was written about it since
 * (`plataforma.desfazer_mudou`), or when a guard of the database refuses (a month closed meanwhile, a signed account). What
 * comes back keeps who made it and when; the entries of taking back carry DESFEITO_EM_SEGUIDA as their reason.
 * In: the act, a check that the person still sees a record. Out: what was taken back and what was refused, with the errors.
 * Source: issue 9 §1; decisions §6 ('Desfazer'); decision 053.
 */
import { DESFEITO_EM_SEGUIDA, platformErrors, SedeError } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { WriteContext } from '../api/index.ts';
import type { Tx } from '../db/index.ts';
import { inSavepoint } from '../many/index.ts';
import type { Act } from './acts.ts';

interface Entry {
  id: number;
  modulo: string;
  tabela: string;
  registroId: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}
export interface Undone {
  feitas: { id: string; modulo: string }[];
  recusas: { id: string; error: SedeError }[];
}

/** Newest first: a row that was written twice goes back step by step. */
async function entriesOf(tx: Tx, act: Act): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select id, modulo, tabela, registro_id, antes, depois from auditoria
    where usuario_id = ${act.usuarioId}::uuid and em = ${act.feitoEm}::timestamptz and operacao = ${act.operacao}
      and requisicao = ${act.requisicao} order by id desc`.execute(tx);
  return rows;
}

/**
 * Nobody wrote about the record since: its row, held from here on, has the act's version (none, where the act deleted it), and no later
 * entry stands.
 */
async function refuseLater(tx: Tx, registroId: string, entries: readonly Entry[]): Promise<void> {
  const [last] = entries;
  const own = entries.find(({ antes, depois }) => (depois ?? antes)?.id === registroId);
  if (!last || !own) throw new Error(`the act on ${registroId} did not change the record itself`);
  const { rows } = await sql<{ versao: number }>`
    select versao from ${sql.table(own.tabela)} where id = ${registroId}::uuid for update`.execute(tx);
  const { rows: later } = await sql<{ usuarioNome: string | null }>`
    select usuario_nome from auditoria
    where modulo = ${last.modulo} and registro_id = ${registroId}::uuid and id > ${last.id} order by id limit 1`.execute(
    tx,
  );
  if (later[0]) throw platformErrors.desfazer_mudou({ values: { nome: later[0].usuarioNome } });
  if (rows[0]?.versao !== own.depois?.versao) throw platformErrors.desfazer_mudou({ values: { nome: null } });
}

/** How this person is refused the record, if they do not see it as it is now. */
const refusalOf = (hidden: Promise<void>): Promise<SedeError | null> =>
  hidden.then(
    () => null,
    (error: unknown) => {
      if (error instanceof SedeError) return error;
      throw error;
    },
  );

/** In the record's savepoint. What the act itself took out of sight (a deletion) is asked for once it is back. */
async function revert(
  tx: Tx,
  { id, entries }: { id: string; entries: readonly Entry[] },
  refuseHidden: (id: string) => Promise<void>,
): Promise<void> {
  const hidden = await refusalOf(refuseHidden(id));
  // Of what they do not see they learn nothing, not even that somebody changed it.
  await refuseLater(tx, id, entries).catch((error) => {
    throw hidden && error instanceof SedeError ? hidden : error;
  });
  for (const { tabela, antes, depois } of entries) {
    await sql`select sede.reverter(${tabela}, ${antes && JSON.stringify(antes)}::jsonb,
      ${depois && JSON.stringify(depois)}::jsonb)`.execute(tx);
  }
  if (hidden) await refuseHidden(id);
}

/** In: how a record that this person does not see is refused. */
export async function undoAct(
  ctx: WriteContext,
  act: Act,
  refuseHidden: (id: string) => Promise<void>,
): Promise<Undone> {
  const { tx } = ctx;
  await ctx.reason(DESFEITO_EM_SEGUIDA);
  await sql`select set_config('sede.ctx', (sede.contexto() || '{"restaura": true}')::text, true)`.execute(tx);
  const byRecord = Map.groupBy(await entriesOf(tx, act), ({ registroId }) => registroId);
  const undone: Undone = { feitas: [], recusas: [] };
  for (const id of [...byRecord.keys()].sort()) {
    const entries = byRecord.get(id) ?? [];
    try {
      await inSavepoint(ctx, () => revert(tx, { id, entries }, refuseHidden));
      undone.feitas.push({ id, modulo: entries[0]?.modulo ?? '' });
    } catch (error) {
      if (!(error instanceof SedeError)) throw error;
      undone.recusas.push({ id, error });
    }
  }
  return undone;
}
