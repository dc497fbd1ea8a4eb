/**
 * The table `fechamentos`: one row per finance month that was ever closed, and the locks of closing.
 *
 * `lockMes` waits for every transaction that writes something dated in the range, and holds off the next until this one
 * ends (`sede.travar_periodo`, migration 0021). Source: decisions §7 (Month closing).
 */
import type { DateRange, FinanceMonth } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { type RecordRow, recordStore } from '#platform/db/record/index.ts';

export type FechamentoRow = RecordRow<'fechamentos'>;
export const fechamentosStore = recordStore<'fechamentos'>('fechamentos');

export async function lockMes(tx: Tx, { inicio, fim }: DateRange): Promise<void> {
  await sql`select sede.travar_periodo(${inicio}::date, ${fim}::date)`.execute(tx);
}

export async function findMes(tx: Tx, mes: FinanceMonth): Promise<FechamentoRow | undefined> {
  const { rows } = await sql<FechamentoRow>`select * from fechamentos where mes = ${mes} for update`.execute(tx);
  return rows[0];
}

/** Another month that is closed and shares days with this range: the setting was changed in between. */
export async function hasOverlap(tx: Tx, mes: FinanceMonth, { inicio, fim }: DateRange): Promise<boolean> {
  const { rows } = await sql`
    select 1 from fechamentos where fechado and mes <> ${mes}
      and daterange(inicio, fim, '[]') && daterange(${inicio}::date, ${fim}::date, '[]') limit 1`.execute(tx);
  return rows.length > 0;
}

/** The closings of a year's months, by month. */
export async function listAno(db: Db, ano: number): Promise<Map<FinanceMonth, FechamentoRow>> {
  const { rows } = await sql<FechamentoRow>`
    select * from fechamentos where mes between ${`${ano}-01`} and ${`${ano}-12`} order by mes limit 12`.execute(db);
  return new Map(rows.map((row) => [row.mes, row]));
}
