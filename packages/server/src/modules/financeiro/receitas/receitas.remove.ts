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
import { refuseEstado } from './receita.checks.ts';
import { quemEscreve } from './receitas.actor.ts';
import { parcelas } from './receitas.store.ts';

type Input = InputOf<typeof receitasContract.remove>;

export async function removeReceita(ctx: WriteContext, alvo: Input) {
  const rows = await parcelas.lockFrom(ctx, alvo);
  refuseEstado(motivoNaoExcluirReceita(rows[0], await quemEscreve(ctx)));
  return { excluidas: await parcelas.remove(ctx, rows) };
}
