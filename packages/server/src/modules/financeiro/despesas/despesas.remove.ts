/**
 * Deletes one instalment for good, or it and the later ones that are not settled.
 *
 * The audit keeps each row's whole last state; files that no other expense names are let go of and stay for the
 * retention term. Settled ones only by `financeiroEspecial`. Errors: `despesas.estado`, `plataforma.versao_conflito`.
 * Source: spec 1 §4.2, §6.3; decisions §7 (Deletion).
 */
import type { InputOf } from '@sede/domain/contract';
import { despesasErrors, type EstadoDespesa, motivoNaoExcluir } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { liberarAnexos } from '#platform/files/index.ts';
import { quemPode } from './despesas.actor.ts';
import { esquecerPedido } from './despesas.avisos.ts';
import { despesasFiles, despesasStore, lockDespesa, lockSeguintes } from './despesas.store.ts';

type Input = InputOf<typeof despesasContract.remove>;

export async function removeDespesa(ctx: WriteContext, { id, versao, escopo }: Input) {
  const { tx, actor, now } = ctx;
  const esta = await lockDespesa(tx, { id, versao });
  const quem = quemPode(actor, await readConfiguracoes(tx));
  const motivo = motivoNaoExcluir(esta as EstadoDespesa, quem);
  if (motivo) throw despesasErrors.estado({ values: { motivo } });
  const rows = [esta, ...(escopo === 'esta_e_seguintes' ? await lockSeguintes(tx, esta) : [])];
  const excluidas = rows.map((row) => row.id);
  const anexos = await despesasFiles.listAnexoIds(tx, excluidas);
  for (const row of rows) await despesasStore.remove(tx, row);
  await esquecerPedido(ctx, excluidas);
  await liberarAnexos(tx, await despesasFiles.orphanAnexos(tx, anexos), now);
  return { excluidas };
}
