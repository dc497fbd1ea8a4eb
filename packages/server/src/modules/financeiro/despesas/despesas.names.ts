/** Names of the records that an expense refers to, and of who asked for its approval, for its history. */
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { nomeDoContrato } from '../financeiro.contratos.ts';

/** In: ids of records, and e-mails of users; whoever has gone keeps the e-mail. */
export async function nomesReferidos(db: Db, referidos: string[]): Promise<Map<string, string>> {
  const ids = referidos.filter((one) => !one.includes('@'));
  const emails = referidos.filter((one) => one.includes('@'));
  const { rows } = await sql<{ id: string; nome: string }>`
    select id::text, nome from itens_despesa where id = any(${ids}::uuid[])
    union all select id::text, nome_beneficiario from beneficiarios where id = any(${ids}::uuid[])
    union all select id::text, nome from eventos where id = any(${ids}::uuid[])
    union all select id::text, nome from contas_bancarias where id = any(${ids}::uuid[])
    union all select k.id::text, ${nomeDoContrato(sql`k`)} from contratos k where k.id = any(${ids}::uuid[])
    union all select email, nome from usuarios where email = any(${emails}::text[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
