/**
 * Links a revenue to a contract or document, or takes the link away: in any state, also of a closed month.
 * Errors: `plataforma.versao_conflito`, those of `linkContrato`. Source: decisions-sindical-contratos-patrimonio (Links).
 */
import type { InputOf } from '@sede/domain/contract';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { linkContrato } from '../financeiro.contratos.ts';
import { readCompleta } from './receita.completa.ts';
import { receitas } from './receita.record.ts';

export async function vincularContrato(
  ctx: WriteContext,
  { id, versao, idContrato }: InputOf<typeof receitasContract.vincularContrato>,
) {
  const row = await receitas.lock(ctx, { id, versao });
  const de = { ids: [], idBeneficiario: null, dias: [row.data], valor: 0 };
  const avisos = await linkContrato(ctx, idContrato, de, (colunas) => receitas.update(ctx, row, colunas));
  return { ...(await readCompleta(ctx, id)), avisos };
}
