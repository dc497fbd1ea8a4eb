/**
 * Blanks what the audit kept of those who were made anonymous; until then a request says 'Pendente no histórico'.
 *
 * In: the database as its owner, whose right alone it is, and a write of the program, which notes that it was done.
 * Source: decisions-members (LGPD); decisions §6 (audit: blanked by the owner, with a reason).
 */
import { sql } from 'kysely';
import type { SystemWrite } from '#platform/api/index.ts';
import { blankEntries } from '#platform/audit/index.ts';
import type { Db } from '#platform/db/index.ts';

interface Pendente {
  id: string;
  filiadoId: string;
  contaId: string | null;
}

/**
 * Files that were theirs and are gone, by what the trail tells of the links: a file's own entries hold its name ('RG de Maria.pdf') and
 * not whose it is. One that is still there is somebody else's too.
 */
async function arquivosApagados(owner: Db, filiadoId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with fichas as (select ${filiadoId}::uuid as id union all
      select u.id from filiados_unificados u where u.para = ${filiadoId}::uuid),
    deles as (select distinct coalesce(a.antes ->> 'anexo_id', a.depois ->> 'anexo_id')::uuid as id from auditoria a
      where (a.antes ? 'anexo_id' or a.depois ? 'anexo_id') and exists (select from fichas f where a.registro_id = f.id
        or a.antes ->> 'filiado_id' = f.id::text or a.depois ->> 'filiado_id' = f.id::text))
    select d.id from deles d where d.id is not null and not exists (select from anexos x where x.id = d.id)`.execute(
    owner,
  );
  return rows.map(({ id }) => id);
}

export async function blankAnonimizados(
  { owner, systemWrite }: { owner: Db; systemWrite: SystemWrite },
  motivo: string,
): Promise<{ pedidos: number; entradas: number }> {
  const { rows } = await sql<Pendente>`select id, filiado_id as "filiadoId", conta_id as "contaId" from pedidos_titular
    where tipo = 'anonimizacao' and estado = 'feito' and auditoria_apagada_em is null order by decidido_em`.execute(
    owner,
  );
  let entradas = 0;
  for (const { id, filiadoId, contaId } of rows) {
    // Before the links' own entries are blanked.
    entradas += await blankEntries(owner, {
      tabela: 'anexos',
      registros: await arquivosApagados(owner, filiadoId),
      motivo,
    });
    const blanked = await sql<{ n: number }>`
      select sede.apagar_auditoria_do_titular(${filiadoId}::uuid, ${contaId}::uuid, ${motivo}) as n`.execute(owner);
    entradas += blanked.rows[0]?.n ?? 0;
    await systemWrite('pedidosTitular.apagarHistorico', ({ tx, now }) =>
      sql`update pedidos_titular set auditoria_apagada_em = ${now}::timestamptz where id = ${id}::uuid`.execute(tx),
    );
  }
  return { pedidos: rows.length, entradas };
}
