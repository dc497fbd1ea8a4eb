/**
 * That a month's retained taxes of one kind were paid over to the treasury: recorded once for each month and tax, undone
 * by removing the record (the audit keeps it).
 *
 * The sum owed is read again in the transaction and must be the one that the person saw; it is stored, so that taxes
 * retained in the month afterwards show as missing. Of two who record at once the database accepts one
 * (`retencoes_recolhimentos_uma_vez`). No money moves here (it moved with the expense that paid the form), so a closed
 * month does not refuse it.
 * Errors: `plataforma.invalido` at the field, `despesas.retencao_mudou`, `despesas.ja_recolhido`, `plataforma.versao_conflito`.
 * Source: issue 4 (retained taxes listed as owed); decision 032.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { despesaMessages, despesasErrors } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { despesas } from './despesa.record.ts';
import { devidoPorMes } from './despesas.retencoes.ts';
import { recolhimentos } from './recolhimento.record.ts';

type Contract = typeof despesasContract;

/** Locked until the record is saved: nobody deletes it meanwhile, nor undoes its settlement. */
async function motivoForaDaGuia({ tx, actor }: WriteContext, idDespesa: string): Promise<string | null> {
  const { rows } = await sql<{ liquidada: boolean }>`
    select data_liquidacao_pagamento is not null as liquidada from despesas d
    where id = ${idDespesa}::uuid and ${despesas.seenBy(actor)} for share`.execute(tx);
  if (!rows[0]) return despesaMessages.guiaSumiu;
  return rows[0].liquidada ? null : despesaMessages.guiaNaoLiquidada;
}

async function refuseDatas({ today }: WriteContext, { mes, dataRecolhimento }: InputOf<Contract['recolher']>) {
  if (dataRecolhimento > today) refuseCampos({ dataRecolhimento: despesaMessages.recolhimentoFuturo });
  if (dataRecolhimento < `${mes}-01`) refuseCampos({ dataRecolhimento: despesaMessages.recolhimentoAntes });
}

export async function recolher(ctx: WriteContext, input: InputOf<Contract['recolher']>): Promise<{ id: string }> {
  const { mes, imposto, devido: visto, dataRecolhimento, idDespesa = null } = input;
  await refuseDatas(ctx, input);
  const motivo = idDespesa === null ? null : await motivoForaDaGuia(ctx, idDespesa);
  if (motivo) refuseCampos({ idDespesa: motivo });
  const { rows } = await sql<{ devido: number }>`
    select devido from ${devidoPorMes} g where mes = ${mes} and imposto = ${imposto}`.execute(ctx.tx);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  const { devido } = rows[0];
  if (devido !== visto) throw despesasErrors.retencao_mudou({ values: { devido } });
  try {
    const { id } = await recolhimentos.insert(ctx, { mes, imposto, dataRecolhimento, valor: devido, idDespesa });
    return { id };
  } catch (error) {
    if (isUniqueViolation(error, 'retencoes_recolhimentos_uma_vez')) throw despesasErrors.ja_recolhido();
    throw error;
  }
}

export async function desfazerRecolhimento(
  ctx: WriteContext,
  { id, versao }: InputOf<Contract['desfazerRecolhimento']>,
): Promise<{ id: string }> {
  await recolhimentos.remove(ctx, { id, versao });
  return { id };
}
