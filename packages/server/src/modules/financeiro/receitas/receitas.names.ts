/** Names of the records that a revenue refers to, for its history. */
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { nomeDoContrato } from '../financeiro.contratos.ts';

export async function nomesReferidos(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from itens_receita where id = any(${ids}::uuid[])
    union all select id, nome from eventos where id = any(${ids}::uuid[])
    union all select id, nome from contas_bancarias where id = any(${ids}::uuid[])
    union all select k.id, ${nomeDoContrato(sql`k`)} from contratos k where k.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
