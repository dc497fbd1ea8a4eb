/**
 * Inflows of the petty cash: register, change, delete. A closed month refuses (the guard in the database, as a message
 * of the field `data`).
 *
 * The row of a transfer is written only by `lancarNoCaixa`, together with the transfer (decision 023).
 * Errors: `fechamentos.periodo_fechado`, `financeiro.data_antiga`, `suprimentos.de_transferencia`, `plataforma.versao_conflito`.
 * Source: spec 1 §2.19, §3.6; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { suprimentosErrors } from '@sede/domain/modules/financeiro/suprimentos';
import type { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { sql } from 'kysely';
import type { WriteContext, Writer } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { changedOnly } from '#platform/records/index.ts';
import { checkDatas, conferida } from '../financeiro.datas.ts';
import { entradas } from './entrada.record.ts';

type Contract = typeof suprimentosContract;

export async function createEntrada(ctx: WriteContext, { confirmacaoData, ...dados }: InputOf<Contract['create']>) {
  checkDatas(ctx, { data: dados.data }, confirmacaoData);
  const { id } = await entradas.insert(ctx, dados);
  return entradas.get(ctx, id);
}

async function lockPropria(ctx: WriteContext, seen: Seen) {
  const row = await entradas.lock(ctx, seen);
  if (row.idTransferencia !== null) throw suprimentosErrors.de_transferencia();
  return row;
}

export async function updateEntrada(
  ctx: WriteContext,
  { id, versao, confirmacaoData, ...dados }: InputOf<Contract['update']>,
) {
  const row = await lockPropria(ctx, { id, versao });
  const novos = changedOnly(row, dados);
  checkDatas(ctx, { data: novos.data }, confirmacaoData);
  const { data = row.data } = novos;
  await entradas.update(ctx, row, { ...novos, ...conferida(row, { movimentos: [data] }, ctx.today) });
  return entradas.get(ctx, id);
}

export async function removeEntrada(ctx: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  await entradas.remove(ctx, await lockPropria(ctx, { id, versao }));
  return { id };
}

export interface LancamentoNoCaixa {
  data: string;
  /** Centavos; below zero takes money out. */
  valor: number;
  descricao: string;
}

/** Writes or changes the till's row of a transfer; null removes it. */
export async function lancarNoCaixa(ctx: Writer, idTransferencia: string, lancamento: LancamentoNoCaixa | null) {
  const [row] = await entradas.lockWhere(ctx, [sql`e.id_transferencia = ${idTransferencia}::uuid`]);
  if (lancamento === null) return void (row && (await entradas.remove(ctx, row)));
  if (row) await entradas.update(ctx, row, changedOnly(row, lancamento));
  else await entradas.insert(ctx, { ...lancamento, idTransferencia });
}
