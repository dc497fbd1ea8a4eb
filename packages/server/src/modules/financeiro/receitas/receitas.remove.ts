/**
 * Deletes one instalment for good, or it and the later ones that are not credited.
 *
 * The audit keeps each row's whole last state; files that no other revenue names are let go of and stay for the
 * retention term. Credited ones only by `financeiroEspecial`. Errors: `receitas.estado`, `plataforma.versao_conflito`.
 * Source: spec 1 §4.3, §6.3; decisions §7 (Deletion).
 */
import type { InputOf } from '@sede/domain/contract';
import { motivoNaoExcluirReceita } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { liberarAnexos } from '#platform/files/index.ts';
import { refuseEstado } from './receita.checks.ts';
import { receitas } from './receita.record.ts';
import { quemEscreve } from './receitas.actor.ts';
import { lockSeguintes, receitasFiles } from './receitas.store.ts';

type Input = InputOf<typeof receitasContract.remove>;

export async function removeReceita(ctx: WriteContext, { id, versao, escopo }: Input) {
  const { tx, now } = ctx;
  const esta = await receitas.lock(ctx, { id, versao });
  refuseEstado(motivoNaoExcluirReceita(esta, await quemEscreve(ctx)));
  const rows = [esta, ...(escopo === 'esta_e_seguintes' ? await lockSeguintes(ctx, esta) : [])];
  const excluidas = rows.map((row) => row.id);
  const anexos = await receitasFiles.listAnexoIds(tx, excluidas);
  for (const row of rows) await receitas.remove(ctx, row);
  await liberarAnexos(tx, await receitasFiles.orphanAnexos(tx, anexos), now);
  return { excluidas };
}
