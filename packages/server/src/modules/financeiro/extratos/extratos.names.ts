/** Names of what a line's or a conciliação's history refers to, of those that the reader sees. */
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { despesas } from '../despesas/index.ts';
import { receitas } from '../receitas/index.ts';
import { transferencias } from '../transferencias/index.ts';

export async function nomesDosRegistros({ db, actor }: Reader, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select d.id, i.nome || ' · ' || b.nome_beneficiario as nome from despesas d
      join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
      where d.id = any(${ids}::uuid[]) and ${despesas.seenBy(actor)}
    union all select r.id, i.nome from receitas r join itens_receita i on i.id = r.id_item_receita
      where r.id = any(${ids}::uuid[]) and ${receitas.seenBy(actor)}
    union all select t.id, 'Transferência de ' || to_char(t.data, 'DD/MM/YYYY') from transferencias t
      where t.id = any(${ids}::uuid[]) and ${transferencias.seenBy(actor)}
    union all select c.id, c.nome from contas_bancarias c where c.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
