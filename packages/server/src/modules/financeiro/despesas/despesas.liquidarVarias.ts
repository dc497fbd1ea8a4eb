/**
 * Settles many expenses on one day: those in 'Dinheiro' at their amount, the others with one account, bank and number.
 *
 * Each is settled or refused on its own, by the rules of settling one (`despesas.liquidar.ts`). Without bank and number
 * only cash is settled, and none that stands in an open payment batch. What is not approved says so in its audit entry, unless the setting demands approval.
 * Errors per record: `despesas.estado`, `despesas.parecida` (such an expense must be settled singly),
 * `plataforma.versao_conflito`, `plataforma.nao_encontrado`;
 * `fechamentos.periodo_fechado`, `financeiro.data_antiga` for all.
 * Source: decisions §7 (Approval: any row can be selected to settle; Settlement); decision 012.
 */
import type { InputOf } from '@sede/domain/contract';
import { APROVADA, DINHEIRO, despesaMessages, motivoNaoLiquidar } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { eachRecord } from '#platform/many/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { comBancoDaConta } from '../financeiro.contas.ts';
import { checkDatasNasContas } from '../financeiro.datas.ts';
import { refusePeriodoFechado } from '../financeiro.periodo.ts';
import { refuseEstado } from './despesa.checks.ts';
import { liquidacaoDe } from './despesa.liquidacao.ts';
import { despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { refusePagaDuasVezes } from './despesas.radar.ts';
import { alvosDaLista } from './despesas.selection.ts';

/** Which of these stand in an open payment batch: paid here, they would be paid twice. */
async function openBatchesOf({ tx }: WriteContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select despesa_id as id from borderos_despesas where aberto and despesa_id = any(${ids}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function liquidarVarias(ctx: WriteContext, input: InputOf<typeof despesasContract.liquidarVarias>) {
  const { dataLiquidacaoPagamento, numeroPagamento, idContaLiquidacao, confirmacaoData } = input;
  await checkDatasNasContas(ctx, { dataLiquidacaoPagamento }, confirmacaoData, [idContaLiquidacao]);
  await refusePeriodoFechado(ctx.tx, { dataLiquidacaoPagamento });
  const { bancoLiquidacao } = await comBancoDaConta(ctx.tx, input);
  const cfg = await readFinanceiro(ctx.tx);
  const quem = quemPode(ctx.actor, cfg);
  let said: boolean | undefined;
  const alvos = await alvosDaLista(ctx, input);
  const emBordero = await openBatchesOf(ctx, alvos.ids);
  return eachRecord(ctx, despesas, alvos, async (row) => {
    refuseEstado(motivoNaoLiquidar(row, quem, cfg.exigirAprovacaoParaLiquidar));
    refuseEstado(emBordero.has(row.id) ? 'em_bordero' : null);
    const cash = row.meioPagamento === DINHEIRO;
    refuseEstado(!cash && !(bancoLiquidacao && numeroPagamento) ? 'falta_banco' : null);
    const columns = liquidacaoDe(row, {
      dataLiquidacaoPagamento,
      ...(cash ? { pagamento: row.valor } : { idContaLiquidacao, bancoLiquidacao, numeroPagamento }),
    });
    await refusePagaDuasVezes(ctx.tx, row, dataLiquidacaoPagamento, undefined);
    const approved = row.situacao === APROVADA;
    if (said !== approved) await ctx.reason(approved ? '' : despesaMessages.liquidadaSemAprovacao);
    said = approved;
    await despesas.update(ctx, row, columns);
  });
}
