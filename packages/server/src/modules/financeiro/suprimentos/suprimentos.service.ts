/**
 * Inflows of the petty cash: register, change, delete. A closed month refuses (the guard in the database, told at `data`).
 *
 * Errors: `fechamentos.periodo_fechado`, `plataforma.versao_conflito`. Source: spec 1 §2.19, §3.6; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import type { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { entradasStore } from './suprimentos.store.ts';
import { readEntrada } from './suprimentos.views.ts';

type Contract = typeof suprimentosContract;

const written = ({ tx, actor }: WriteContext, id: string) => readEntrada({ db: tx as unknown as Db, actor }, id);

export async function createEntrada(ctx: WriteContext, dados: InputOf<Contract['create']>) {
  const { id } = await entradasStore.insert(ctx.tx, dados);
  return written(ctx, id);
}

export async function updateEntrada(ctx: WriteContext, { id, versao, ...dados }: InputOf<Contract['update']>) {
  await entradasStore.update(ctx.tx, { id, versao }, dados);
  return written(ctx, id);
}

export async function removeEntrada({ tx }: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  await entradasStore.remove(tx, { id, versao });
  return { id };
}
