/**
 * Inflows of the petty cash: register, change, delete. A closed month refuses (the guard in the database, told at `data`).
 *
 * A transfer's row is the transfer's: `lancarNoCaixa` keeps it in step, nobody else writes it (decision 023).
 * Errors: `fechamentos.periodo_fechado`, `suprimentos.de_transferencia`, `plataforma.versao_conflito`.
 * Source: spec 1 §2.19, §3.6; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { suprimentosErrors } from '@sede/domain/modules/financeiro/suprimentos';
import type { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { changedOnly } from '#platform/records/index.ts';
import { entradasStore, lockDaTransferencia } from './suprimentos.store.ts';
import { readEntrada } from './suprimentos.views.ts';

type Contract = typeof suprimentosContract;

const written = ({ tx, actor }: WriteContext, id: string) => readEntrada({ db: tx as unknown as Db, actor }, id);

export async function createEntrada(ctx: WriteContext, dados: InputOf<Contract['create']>) {
  const { id } = await entradasStore.insert(ctx.tx, dados);
  return written(ctx, id);
}

async function lockPropria(tx: Tx, seen: Seen) {
  const row = await entradasStore.lock(tx, seen);
  if (row.idTransferencia !== null) throw suprimentosErrors.de_transferencia();
  return row;
}

export async function updateEntrada(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['update']>) {
  await entradasStore.update(ctx.tx, await lockPropria(ctx.tx, { id, versao }), dados);
  return written(ctx, id);
}

export async function removeEntrada({ tx }: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  await entradasStore.remove(tx, await lockPropria(tx, { id, versao }));
  return { id };
}

export interface LancamentoNoCaixa {
  data: string;
  /** Centavos; below zero takes money out. */
  valor: number;
  descricao: string;
}

/** The till's row of a transfer: written, changed, or, with null, taken away. */
export async function lancarNoCaixa(tx: Tx, idTransferencia: string, lancamento: LancamentoNoCaixa | null) {
  const row = await lockDaTransferencia(tx, idTransferencia);
  if (lancamento === null) return void (row && (await entradasStore.remove(tx, row)));
  if (row) await entradasStore.update(tx, row, changedOnly(row, lancamento));
  else await entradasStore.insert(tx, { ...lancamento, idTransferencia });
}
