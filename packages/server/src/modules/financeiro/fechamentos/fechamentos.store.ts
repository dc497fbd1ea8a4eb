/**
 * The closings of months, and the locks of closing.
 *
 * `lockMes` waits for every transaction that writes something dated in the range, and holds off the next until this one
 * ends (`sede.travar_periodo`, migration 0021). Source: decisions §7 (Month closing).
 */
import type { DateRange, FinanceMonth } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Reader, Writer } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { type FechamentoRow, fechamentos } from './fechamento.record.ts';

export async function lockMes(tx: Tx, { inicio, fim }: DateRange): Promise<void> {
  await sql`select sede.travar_periodo(${inicio}::date, ${fim}::date)`.execute(tx);
}

/** Held until the transaction ends. */
export async function findMes(ctx: Writer, mes: FinanceMonth): Promise<FechamentoRow | undefined> {
  const [row] = await fechamentos.lockWhere(ctx, [sql`f.mes = ${mes}`]);
  return row;
}

/** Another month that is closed and shares days with this range: the setting was changed in between. */
export async function hasOverlap(tx: Tx, mes: FinanceMonth, { inicio, fim }: DateRange): Promise<boolean> {
  const { rows } = await sql`
    select 1 from fechamentos where fechado and mes <> ${mes}
      and daterange(inicio, fim, '[]') && daterange(${inicio}::date, ${fim}::date, '[]') limit 1`.execute(tx);
  return rows.length > 0;
}

/** The closings of a year's months, by month. */
export async function listAno(reader: Reader, ano: number): Promise<Map<FinanceMonth, FechamentoRow>> {
  const rows = await fechamentos.some<FechamentoRow>(reader, {
    conditions: [sql`f.mes between ${`${ano}-01`} and ${`${ano}-12`}`],
    order: sql`f.mes`,
    limit: 12,
  });
  return new Map(rows.map((row) => [row.mes, row]));
}
