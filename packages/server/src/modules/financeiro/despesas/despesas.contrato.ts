/**
 * Links an expense to a contract or document, or takes the link away: in any state, also of a closed month. It is nothing that approvers
 * saw: their approval stands. Errors: `plataforma.versao_conflito`, those of `linkContrato`.
 * Source: decisions-sindical-contratos-patrimonio (Links).
 */
import type { InputOf } from '@sede/domain/contract';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { linkContrato } from '../financeiro.contratos.ts';
import { readCompleta } from './despesa.completa.ts';
import { despesas } from './despesa.record.ts';

export async function vincularContrato(
  ctx: WriteContext,
  { id, versao, idContrato }: InputOf<typeof despesasContract.vincularContrato>,
) {
  const row = await despesas.lock(ctx, { id, versao });
  const de = {
    ids: [id],
    idBeneficiario: row.idBeneficiario,
    dias: [row.dataVencimento],
    valor: row.valor - (row.valorEstorno ?? 0),
  };
  const avisos = await linkContrato(ctx, idContrato, de, (colunas) => despesas.update(ctx, row, colunas));
  return { ...(await readCompleta(ctx, id)), avisos };
}
