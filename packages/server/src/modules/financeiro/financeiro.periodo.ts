/**
 * The early check of closed finance months, for operations that go on after a refusal (many at once): the guard in the
 * database would end their transaction.
 *
 * In: field → calendar date; absent ones are not asked. Each open month is held open until the transaction ends.
 * Errors: `fechamentos.periodo_fechado` at the field. Source: decisions §7 (Month closing); decision 021.
 */
import type { FinanceMonth, SedeError } from '@sede/domain/kernel';
import { fechamentosErrors } from '@sede/domain/modules/financeiro/fechamentos';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** The refusal of a date in this closed month, at its field. */
export function periodoFechado(mes: FinanceMonth, campo: string): SedeError {
  const { message } = fechamentosErrors.periodo_fechado({ values: { mes } });
  return fechamentosErrors.periodo_fechado({ values: { mes }, campos: { [campo]: message } });
}

export async function refusePeriodoFechado(tx: Tx, datas: Record<string, string | null | undefined>): Promise<void> {
  for (const [campo, data] of Object.entries(datas)) {
    if (!data) continue;
    const { rows } = await sql<{ mes: string | null }>`select sede.periodo_fechado(${data}::date) as mes`.execute(tx);
    const mes = rows[0]?.mes;
    if (!mes) continue;
    throw periodoFechado(mes, campo);
  }
}

/** For views: whether the day of this column is in a closed month. Takes no lock; a courtesy to the screen (`pode`). */
export const diaFechado = (coluna: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${coluna} is not null and sede.dia_fechado(${coluna}))`;
