/** Names of what a recurrence refers to, for its history: item, beneficiary, event, contract, the expenses that it made. */
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { despesas } from '../despesas/index.ts';
import { nomeDoContrato } from '../financeiro.contratos.ts';

export async function nomesReferidos({ db, actor }: Reader, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from itens_despesa where id = any(${ids}::uuid[])
    union all select id, nome_beneficiario from beneficiarios where id = any(${ids}::uuid[])
    union all select id, nome from eventos where id = any(${ids}::uuid[])
    union all select k.id, ${nomeDoContrato(sql`k`)} from contratos k where k.id = any(${ids}::uuid[])
    union all select d.id, d.tipo_documento || ' ' || d.numero_documento || ' · ' || to_char(d.data_vencimento, 'DD/MM/YYYY')
      from despesas d where d.id = any(${ids}::uuid[]) and ${despesas.seenBy(actor)}`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
