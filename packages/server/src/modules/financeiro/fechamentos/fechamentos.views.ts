/**
 * What is checked before a month is closed, and its totals.
 *
 * The points and the sums by due date are those of the lists, by the lists' own query, so that each opens the list with
 * the same sum. By cash: what was credited and paid in the month, a refund as an entry of its own day, in centavos.
 * Source: decisions §7 (Which date counts, Month closing); issue 4.
 */
import type { DateRange, FinanceMonth } from '@sede/domain/kernel';
import { DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import type { Conferencia, PontoConferido } from '@sede/domain/modules/financeiro/fechamentos';
import type { Reader } from '#platform/api/index.ts';
import { type DespesasFilter, despesas } from '../despesas/index.ts';
import { pendenciasDoExtrato } from '../extratos/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { type ReceitasFilter, receitas } from '../receitas/index.ts';
import { estadoDe } from './fechamento.mes.ts';
import { listAno } from './fechamentos.store.ts';
import { readCaixa } from './prestacao.linhas.ts';

interface Somas {
  valorLiquido: number;
}

const ponto = ({ total, somas }: { total: number; somas: Somas }): PontoConferido => ({
  quantidade: total,
  valor: somas.valorLiquido,
});
const asDespesas = async (ctx: Reader, filter: DespesasFilter) =>
  ponto(await despesas.totals(ctx, despesas.query(ctx, filter)));
const asReceitas = async (ctx: Reader, filter: ReceitasFilter) =>
  ponto(await receitas.totals(ctx, receitas.query(ctx, filter)));

/** Receitas and despesas as their lists count them: by date, net of refunds. */
export async function readVencimento(
  ctx: Reader,
  periodo: { inicio?: string | undefined; fim?: string | undefined },
): Promise<Conferencia['vencimento']> {
  const [entram, saem] = await Promise.all([asReceitas(ctx, periodo), asDespesas(ctx, periodo)]);
  return { receitas: entram, despesas: saem, saldo: entram.valor - saem.valor };
}

/** Each is a list's own filter: its number is that list's. */
async function readPontos(ctx: Reader, range: DateRange): Promise<Conferencia['pontos']> {
  const [naoLiquidadas, naoCreditadas, semAprovacao, semAnexo, dinheiroSemAnexo, conferir, semConciliacao] =
    await Promise.all([
      asDespesas(ctx, { ...range, naoLiquidadas: true }),
      asReceitas(ctx, { ...range, statusCredito: ['atrasada', 'prevista_hoje', 'a_creditar'] }),
      asDespesas(ctx, { ...range, naoLiquidadas: false, situacao: ['aguardando', 'negada', 'sem'] }),
      asDespesas(ctx, { ...range, naoLiquidadas: false, semAnexo: true }),
      asDespesas(ctx, { ...range, meioPagamento: [DINHEIRO], semAnexo: true }),
      asDespesas(ctx, { ...range, conferir: true }),
      pendenciasDoExtrato(ctx.db, range),
    ]);
  return { naoLiquidadas, naoCreditadas, semAprovacao, semAnexo, dinheiroSemAnexo, conferir, semConciliacao };
}

export async function readConferencia(ctx: Reader, mes: FinanceMonth): Promise<Conferencia> {
  const { periodoFinanceiro } = await readFinanceiro(ctx.db);
  const row = (await listAno(ctx, Number(mes.slice(0, 4)))).get(mes);
  const { inicio, fim } = estadoDe(mes, row, periodoFinanceiro);
  const range = { inicio, fim };
  const [pontos, vencimento, caixa] = await Promise.all([
    readPontos(ctx, range),
    readVencimento(ctx, range),
    readCaixa(ctx.db, range),
  ]);
  return { mes, ...range, pontos, vencimento, caixa };
}
