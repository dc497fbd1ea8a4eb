/**
 * The table `borderos_despesas`: which expenses a batch has, each with what is added to its payment and taken off it.
 * Source: issue 4 (Payment batch); issue 9; decision 071.
 */
import { newId } from '@sede/domain/kernel';
import { borderosErrors } from '@sede/domain/modules/financeiro/borderos';
import { AJUSTES_DO_PAGAMENTO, BASES_DO_PAGAMENTO } from '@sede/domain/modules/financeiro/despesas';
import { type RawBuilder, sql } from 'kysely';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';
import type { Ajustes } from '../despesas/index.ts';

/** What leaves the bank for a row `x` of the expense `d` (`valorPago` in domain, here in SQL since lists sum it). */
export const valorPagoDoItem: RawBuilder<number> = sql`(d.valor + x.juros + x.multa - x.desconto - x.irrf - x.inss
  - x.iss - x.csrf)`;

/** The columns of a row's adjustments. */
export const ajustesDoItem = sql`x.juros, x.multa, x.desconto, x.irrf, x.inss, x.iss, x.csrf, x.irrf_base, x.irrf_aliquota,
  x.inss_base, x.inss_aliquota, x.iss_base, x.iss_aliquota, x.csrf_base, x.csrf_aliquota`;

/** The index over open batches decides, also between two people who take one expense at the same moment. */
export async function linkDespesas(tx: Tx, borderoId: string, despesas: readonly string[]): Promise<void> {
  const pairs = despesas.map((id) => ({ id: newId(), despesa: id }));
  try {
    await sql`insert into borderos_despesas (id, bordero_id, despesa_id)
      select p.id, ${borderoId}::uuid, p.despesa
      from unnest(${pairs.map((p) => p.id)}::uuid[], ${pairs.map((p) => p.despesa)}::uuid[]) as p (id, despesa)`.execute(
      tx,
    );
  } catch (error) {
    const taken = ['borderos_despesas_num_aberto', 'borderos_despesas_uma_vez'];
    if (taken.some((name) => isUniqueViolation(error, name))) throw borderosErrors.em_outro();
    throw error;
  }
}

const COLUNAS = [...AJUSTES_DO_PAGAMENTO, ...BASES_DO_PAGAMENTO];

/** The batch's expenses in the order of their ids, each with its adjustments. */
export async function despesasDo(tx: Tx, borderoId: string): Promise<Map<string, Ajustes>> {
  const { rows } = await sql<Ajustes & { despesaId: string }>`
    select x.despesa_id, ${ajustesDoItem} from borderos_despesas x
    where x.bordero_id = ${borderoId}::uuid order by x.despesa_id`.execute(tx);
  return new Map(rows.map(({ despesaId, ...ajustes }) => [despesaId, ajustes]));
}

/** Whether the expense stands in the batch. */
export async function setAjustes(tx: Tx, borderoId: string, despesaId: string, ajustes: Ajustes): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update borderos_despesas set ${sql.join(COLUNAS.map((campo) => sql`${sql.ref(campo)} = ${ajustes[campo]}`))}
    where bordero_id = ${borderoId}::uuid and despesa_id = ${despesaId}::uuid returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether it was there. */
export async function unlinkDespesa(tx: Tx, borderoId: string, despesaId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from borderos_despesas where bordero_id = ${borderoId}::uuid and despesa_id = ${despesaId}::uuid
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Frees the expenses of a batch that is settled or cancelled. */
export async function closeDespesas(tx: Tx, borderoId: string): Promise<void> {
  await sql`update borderos_despesas set aberto = false where bordero_id = ${borderoId}::uuid`.execute(tx);
}
