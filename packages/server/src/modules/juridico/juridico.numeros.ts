/**
 * Numbers year/0001 of appointments and procedimentos: unique, gapless and given back with a transaction that fails, since the year's
 * row is held until the end. Take it last: whoever waits for it holds nothing that another needs. Best in the insert itself
 * (`numeroNoInsert`, decision 112).
 *
 * The year is that of `now` in São Paulo. Source: decisions-legal (Tables, Booking); invariant B6.
 */
import { formatNumero } from '@sede/domain/modules/juridico/processos';
import { type RawBuilder, sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';

type Serie = 'atendimento' | 'procedimento';

interface NumeroDoAno {
  ano: number;
  sequencia: number;
  /** '2026/0001' */
  numero: string;
}

export async function nextNumero({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, serie: Serie): Promise<NumeroDoAno> {
  const { rows } = await sql<{ ano: number; sequencia: number }>`
    select ano, numero as sequencia from sede.proximo_do_ano(${serie}, ${now}::timestamptz)`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error(`No number was taken of ${serie}.`);
  return { ...taken, numero: formatNumero(taken) };
}

/** Columns of a new row whose insert takes the next number, and waits for it. */
export const numeroNoInsert = (
  serie: Serie,
  now: string,
): { ano: RawBuilder<number>; sequencia: RawBuilder<number> } => ({
  ano: sql`sede.ano_em(${now}::timestamptz)`,
  sequencia: sql`(sede.proximo_do_ano(${serie}, ${now}::timestamptz)).numero`,
});
