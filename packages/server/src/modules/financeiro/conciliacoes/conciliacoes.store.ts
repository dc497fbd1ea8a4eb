/**
 * What is written of a month and of its movements (`conciliacoes_justificativas`), and the lock of signing.
 *
 * `lockConta` waits for every transaction that writes in the account, and holds off the next until this one ends
 * (`sede.travar_conta`, migration 0028). Source: issue 4 (monthly conciliação).
 */
import { monthRange } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Reader, Writer } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { childTable } from '#platform/db/record/index.ts';
import { type ConciliacaoRow, conciliacoes } from './conciliacao.record.ts';

const justificativas = childTable('conciliacoesJustificativas');

export async function lockConta(tx: Tx, idConta: string): Promise<void> {
  await sql`select sede.travar_conta(${idConta}::uuid)`.execute(tx);
}

export async function findMes(reader: Reader, idConta: string, mes: string): Promise<ConciliacaoRow | undefined> {
  const [row] = await conciliacoes.some<ConciliacaoRow>(reader, {
    conditions: [sql`m.id_conta = ${idConta}::uuid`, sql`m.mes = ${mes}`],
    order: sql`m.mes`,
    limit: 1,
  });
  return row;
}

/** The month's row, begun where there is none. After `lockConta`: of two at once the second changes the first's. */
export async function saveMes(
  ctx: Writer,
  { idConta, mes }: { idConta: string; mes: string },
  patch: Partial<Omit<ConciliacaoRow, 'id' | 'versao' | 'idConta' | 'mes' | 'fim'>>,
): Promise<ConciliacaoRow> {
  const row = await findMes(ctx, idConta, mes);
  return row
    ? conciliacoes.update(ctx, row, patch)
    : conciliacoes.insert(ctx, { idConta, mes, fim: monthRange(mes).fim, ...patch });
}

/** A reason for a movement that no line shows; null takes it back. Out: the record's id. */
export async function saveJustificativa(
  tx: Tx,
  { idConta, tipo, idRegistro, motivo }: { idConta: string; tipo: string; idRegistro: string; motivo: string | null },
): Promise<string> {
  const { rows } = await sql<{ id: string; versao: number }>`
    select id, versao from conciliacoes_justificativas
    where id_registro = ${idRegistro}::uuid and tipo = ${tipo} for update`.execute(tx);
  const row = rows[0];
  if (row && motivo === null) return (await justificativas.remove(tx, row)).id;
  if (row && motivo !== null) return (await justificativas.update(tx, row, { motivo, idConta })).id;
  if (motivo === null) return idRegistro;
  return (await justificativas.insert(tx, { idConta, tipo, idRegistro, motivo })).id;
}
