/**
 * The two lists of expenses as selections to be acted on whole: the list's own, and what waits for approval.
 *
 * A further approval leaves an expense's content as it was (`versao_aprovavel`), any other change does not.
 * Source: decisions §2a, §7 (Approval); decision 012.
 */
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { readSelection, resolveMany, type SelectionQuery } from '#platform/many/index.ts';
import { configuracoesRecentes } from './despesas.actor.ts';
import {
  type DespesasFilter,
  despesasQuery,
  type PendentesFilter,
  pendentesQuery,
  type Somas,
} from './despesas.views.ts';

type Reader = Pick<ReadContext, 'db' | 'actor' | 'today'>;
const VERSIONS = { versao: sql`d.versao`, conteudo: sql`d.versao_aprovavel` };

async function daLista({ db, today }: Reader, filtro: DespesasFilter): Promise<SelectionQuery> {
  return { ...(await despesasQuery(db, filtro, today)), ...VERSIONS };
}

async function pendentes({ db, actor }: Reader, filtro: PendentesFilter): Promise<SelectionQuery> {
  const cfg = await configuracoesRecentes(db);
  return { ...(await pendentesQuery(db, filtro, cfg, actor.usuarioId)), ...VERSIONS };
}

export const selecao = async (ctx: ReadContext, filtro: DespesasFilter) =>
  readSelection<Somas>(ctx.db, await daLista(ctx, filtro));
export const selecaoPendentes = async (ctx: ReadContext, filtro: PendentesFilter) =>
  readSelection<Somas>(ctx.db, await pendentes(ctx, filtro));

type Target<F> = Parameters<typeof resolveMany<F>>[1];
const inTx = ({ tx, actor, today }: WriteContext): Reader => ({ db: tx as unknown as Db, actor, today });

/** Which expenses an operation of the list is about. */
export const alvosDaLista = (ctx: WriteContext, input: Target<DespesasFilter>) =>
  resolveMany(ctx.tx, input, (filtro) => daLista(inTx(ctx), filtro));
/** Which expenses an operation of the approval is about; `conteudo`: approvals given since do not matter. */
export const alvosPendentes = (ctx: WriteContext, input: Target<PendentesFilter>, seen?: 'versao' | 'conteudo') =>
  resolveMany(ctx.tx, input, (filtro) => pendentes(inTx(ctx), filtro), seen);
