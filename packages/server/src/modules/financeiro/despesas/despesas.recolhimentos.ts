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
import { despesasErrors, despesasMessages, RECOLHIMENTO_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import { type despesasContract, recolhimentoSchema } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';
import { defineRecord, refuseCampos, todos } from '#platform/records/index.ts';
import { devidoPorMes } from './despesas.retencoes.ts';

type Contract = typeof despesasContract;

/** Whoever may see what is owed sees what was paid over. */
export const recolhimentos = defineRecord({
  modulo: 'despesas',
  tabela: 'retencoesRecolhimentos',
  alias: 'x',
  schema: recolhimentoSchema,
  visivel: todos,
  columns: sql`x.id, x.versao, x.data_recolhimento as data, x.valor, x.id_despesa,
    (select concat_ws(' · ', i.nome, b.nome_beneficiario) from despesas d
      join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
      where d.id = x.id_despesa) as despesa`,
  order: { data: sql`x.data_recolhimento` },
  fields: RECOLHIMENTO_FIELDS,
});

/** Locked until the record is saved: nobody deletes it meanwhile, nor undoes its settlement. */
async function motivoForaDaGuia(tx: Tx, idDespesa: string): Promise<string | null> {
  const { rows } = await sql<{ liquidada: boolean }>`
    select data_liquidacao_pagamento is not null as liquidada from despesas d
    where id = ${idDespesa}::uuid and d.data_vencimento is not null and not d.excluido for share`.execute(tx);
  if (!rows[0]) return despesasMessages.guiaSumiu;
  return rows[0].liquidada ? null : despesasMessages.guiaNaoLiquidada;
}

async function refuseDatas({ today }: WriteContext, { mes, dataRecolhimento }: InputOf<Contract['recolher']>) {
  if (dataRecolhimento > today) refuseCampos({ dataRecolhimento: despesasMessages.recolhimentoFuturo });
  if (dataRecolhimento < `${mes}-01`) refuseCampos({ dataRecolhimento: despesasMessages.recolhimentoAntes });
}

export async function recolher(ctx: WriteContext, input: InputOf<Contract['recolher']>): Promise<{ id: string }> {
  const { mes, imposto, devido: visto, dataRecolhimento, idDespesa = null } = input;
  await refuseDatas(ctx, input);
  const motivo = idDespesa === null ? null : await motivoForaDaGuia(ctx.tx, idDespesa);
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
