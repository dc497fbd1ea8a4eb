/**
 * Blanks what the audit kept of those who were made anonymous; until then a request says 'Pendente no histórico'.
 *
 * In: the database as its owner, whose right alone it is, and a write of the program, which notes that it was done.
 * Source: decisions-members (LGPD); decisions §6 (audit: blanked by the owner, with a reason).
 */
import { sql } from 'kysely';
import type { SystemWrite } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';

interface Pendente {
  id: string;
  filiadoId: string;
  contaId: string | null;
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
    const blanked = await sql<{ n: number }>`
      select sede.apagar_auditoria_do_titular(${filiadoId}::uuid, ${contaId}::uuid, ${motivo}) as n`.execute(owner);
    entradas += blanked.rows[0]?.n ?? 0;
    await systemWrite('pedidosTitular.apagarHistorico', ({ tx, now }) =>
      sql`update pedidos_titular set auditoria_apagada_em = ${now}::timestamptz where id = ${id}::uuid`.execute(tx),
    );
  }
  return { pedidos: rows.length, entradas };
}
