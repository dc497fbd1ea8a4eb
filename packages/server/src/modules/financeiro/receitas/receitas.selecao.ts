/** The list of revenues as a selection to be acted on whole. Source: decisions §2a; decision 012. */
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { readSelection, resolveMany, type SelectionQuery } from '#platform/many/index.ts';
import { type ReceitasFilter, receitasQuery, type Somas } from './receitas.views.ts';

async function daLista(db: Db, filtro: ReceitasFilter, hoje: string): Promise<SelectionQuery> {
  return { ...(await receitasQuery(db, filtro, hoje)), versao: sql`r.versao` };
}

export const selecao = async ({ db, today }: ReadContext, filtro: ReceitasFilter) =>
  readSelection<Somas>(db, await daLista(db, filtro, today));

/** Which revenues an operation of the list is about. */
export const alvosDaLista = ({ tx, today }: WriteContext, input: Parameters<typeof resolveMany<ReceitasFilter>>[1]) =>
  resolveMany(tx, input, (filtro) => daLista(tx as unknown as Db, filtro, today));
