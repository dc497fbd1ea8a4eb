/** What interactions read beside their own rows: names that their history tells, dependents, the instant of a day and an hour. */
import { FUSO } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Names of the members, dependents, items and offices that interactions refer to. */
export async function nomesDe(db: Db | Tx, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, coalesce(nome_social, nome_completo) as nome from filiados where id = any(${ids}::uuid[])
    union all select id, nome_completo from dependentes where id = any(${ids}::uuid[])
    union all select id, nome from itens_interacao where id = any(${ids}::uuid[])
    union all select id, nome from escritorios where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

export interface DependenteDoFiliado {
  id: string;
  nome: string;
  parentesco: string | null;
}

export async function listDependentesDe(db: Db | Tx, filiadoId: string): Promise<DependenteDoFiliado[]> {
  const { rows } = await sql<DependenteDoFiliado>`
    select id, nome_completo as nome, parentesco from dependentes where filiado_id = ${filiadoId}::uuid
    order by nome_completo, id`.execute(db);
  return rows;
}

/** Held until the transaction ends, so that nobody deletes or merges the member meanwhile; false: somebody has. */
export async function holdMembro(tx: Tx, filiadoId: string): Promise<boolean> {
  const { rows } = await sql`select from filiados where id = ${filiadoId}::uuid for key share`.execute(tx);
  return rows.length > 0;
}

/** Held until the transaction ends, so that nobody deletes the dependent meanwhile. */
export async function isDependenteDe(tx: Tx, filiadoId: string, dependenteId: string): Promise<boolean> {
  const { rows } = await sql`select from dependentes
    where id = ${dependenteId}::uuid and filiado_id = ${filiadoId}::uuid for key share`.execute(tx);
  return rows.length > 0;
}

export async function pedeEscritorio(tx: Tx, itemId: string): Promise<boolean> {
  const { rows } = await sql<{ pede: boolean }>`
    select pede_escritorio as pede from itens_interacao where id = ${itemId}::uuid`.execute(tx);
  return rows[0]?.pede ?? false;
}

/** The instant of a day and an hour on São Paulo's clock, summer times included. */
export async function instantOf(tx: Tx, { dia, hora }: { dia: string; hora: string }): Promise<string> {
  const { rows } = await sql<{ instante: string }>`
    select (${dia}::date + ${hora}::time) at time zone ${FUSO} as instante`.execute(tx);
  // One row always comes of it.
  return rows[0]?.instante as string;
}
