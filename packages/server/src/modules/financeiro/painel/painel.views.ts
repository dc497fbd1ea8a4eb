/**
 * The finance dashboard: every figure by the query of the list that it opens.
 *
 * Cards ignore the range: overdue from the oldest unpaid to yesterday, today, tomorrow to today + 7. Pie: settled and
 * unsettled of the range. Bars: finance months whole, balance = receitas − liquidadas − a liquidar; by cash only what
 * happened. Source: spec 1 §2.8, §9; decisions §7 (Dashboard cards, Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import { type PeriodDays, rangeOfFinanceMonth } from '@sede/domain/kernel';
import { type Cartao, mesesDoPainel, ontem, type Painel, proximosDias } from '@sede/domain/modules/financeiro/painel';
import type { painelContract } from '@sede/domain/modules/financeiro/painel/contract';
import { FLUXO_VAZIO } from '@sede/domain/modules/financeiro/projecao';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { type PageQuery, readTotals } from '#platform/db/list/index.ts';
import { despesas, pendentesQuery } from '../despesas/index.ts';
import { configuracoesRecentes } from '../financeiro.actor.ts';
import { readFluxo, readQualidade } from '../projecao/index.ts';
import { linhasDeDespesas } from '../relatorio-despesas/index.ts';

type Input = InputOf<typeof painelContract.ler>;
type Parte = Painel['aguardando'];

async function parte({ db }: Reader, query: PageQuery): Promise<Parte> {
  const { total, somas } = await readTotals<{ valorLiquido: number }>(db, query);
  return { quantidade: total, valor: somas.valorLiquido };
}

async function naoLiquidadas(ctx: Reader, range: { inicio?: string | undefined; fim?: string | undefined }) {
  return parte(ctx, await despesas.query(ctx, { ...range, naoLiquidadas: true }));
}

async function vencidas(ctx: Reader): Promise<Cartao> {
  const fim = ontem(ctx.today);
  const query = await despesas.query(ctx, { fim, naoLiquidadas: true });
  const sums = sql`${query.sums}, coalesce(min(d.data_vencimento), ${fim}::date) as inicio`;
  const { total, somas } = await readTotals<{ valorLiquido: number; inicio: string }>(ctx.db, { ...query, sums });
  return { quantidade: total, valor: somas.valorLiquido, inicio: somas.inicio, fim };
}

const cartao = async (ctx: Reader, range: { inicio: string; fim: string }): Promise<Cartao> => ({
  ...(await naoLiquidadas(ctx, range)),
  ...range,
});

async function liquidadas(ctx: Reader, filter: Input): Promise<Parte> {
  const linhas = await linhasDeDespesas(ctx, { ...filter, naoLiquidadas: false }, sql`d.id`);
  const { rows } = await sql<Parte>`select count(*)::int as quantidade,
    coalesce(sum(l.valor_lancamento), 0)::bigint as valor from ${linhas} l`.execute(ctx.db);
  return rows[0] ?? { quantidade: 0, valor: 0 };
}

async function meses(ctx: Reader, { base, inicio, fim }: Input, dias: PeriodDays): Promise<Painel['meses']> {
  const nomes = mesesDoPainel({ inicio, fim }, ctx.today, dias);
  const ranges = nomes.map((mes) => ({ mes, ...rangeOfFinanceMonth(mes, dias) }));
  const fluxo = await readFluxo(ctx, {
    base,
    dias,
    inicio: ranges[0]?.inicio,
    fim: ranges.at(-1)?.fim,
    ...(base === 'caixa' ? { partes: ['creditadas', 'liquidadas'] as const } : {}),
  });
  const porMes = new Map(fluxo.map((one) => [one.mes, one]));
  return ranges.map((range) => {
    const { creditadas, aCreditar, liquidadas, aLiquidar } = porMes.get(range.mes) ?? FLUXO_VAZIO;
    const receitas = creditadas + aCreditar;
    return { ...range, receitas, liquidadas, aLiquidar, saldo: receitas - liquidadas - aLiquidar };
  });
}

export async function readPainel(ctx: Reader, input: Input): Promise<Painel> {
  const { db, today } = ctx;
  const cfg = await configuracoesRecentes(db);
  const hoje = { inicio: today, fim: today };
  const { inicio, fim } = input;
  const [late, now, next, aguardando, paid, open, bars, qualidade] = await Promise.all([
    vencidas(ctx),
    cartao(ctx, hoje),
    cartao(ctx, proximosDias(today)),
    pendentesQuery(ctx, {}, cfg).then((query) => parte(ctx, query)),
    liquidadas(ctx, input),
    naoLiquidadas(ctx, { inicio, fim }),
    meses(ctx, input, cfg.periodoFinanceiro),
    readQualidade(db),
  ]);
  return {
    vencidas: late,
    hoje: now,
    proximos: next,
    aguardando,
    pizza: { liquidadas: paid, aLiquidar: open },
    meses: bars,
    ...qualidade,
  };
}
