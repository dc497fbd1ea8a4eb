/**
 * The follow-up: forecast against what happened, by cost centre and item, over finance months of one year.
 *
 * Expenses are those of the list's own query (`despesas.query`), so that the rows tie to the list of the same period: by
 * due date, realizado (net of refunds) and aLiquidar together are its net sum; comprometido is the approved part of
 * aLiquidar. By cash, realizado is what was paid on its day less what came back on its own; what is unpaid still counts
 * by due date. The cost centre is the expense's own, '' where an import brought none.
 * Rows: cells of the year, items with expenses in the period, and enabled items at their usual cost centre.
 * Source: spec 1 §2.18; decisions §5, §7 (Follow-up, Which date counts); invariants A10.
 */
import type { InputOf } from '@sede/domain/contract';
import { type FinanceMonth, platformErrors, rangeOfFinanceMonth } from '@sede/domain/kernel';
import { type Acompanhamento, type LinhaOrcamento, orcamentoMessages } from '@sede/domain/modules/financeiro/orcamento';
import type { orcamentoContract } from '@sede/domain/modules/financeiro/orcamento/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { despesas } from '../despesas/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';

export type Periodo = InputOf<typeof orcamentoContract.acompanhamento>;

export const mesDe = (ano: number, mes: number): FinanceMonth => `${ano}-${String(mes).padStart(2, '0')}`;

/** The days of the months asked for, by the days in force of the finance period. */
async function diasDe(db: Db, { ano, de, ate }: Periodo) {
  if (de > ate) throw platformErrors.invalido({ campos: { ate: orcamentoMessages.fimAntes } });
  const { periodoFinanceiro } = await readFinanceiro(db);
  const { inicio } = rangeOfFinanceMonth(mesDe(ano, de), periodoFinanceiro);
  const { fim } = rangeOfFinanceMonth(mesDe(ano, ate), periodoFinanceiro);
  return { inicio, fim };
}

const liquidada = sql`d.data_liquidacao_pagamento is not null`;
const liquido = sql`d.valor - coalesce(d.valor_estorno, 0)`;
const nada = sql`0::bigint`;

/** Expenses as lines of (centre, item, realizado, comprometido, a liquidar). */
async function movimento(reader: Reader, base: Periodo['base'], dias: { inicio: string; fim: string }) {
  const vencidas = await despesas.query(reader, dias);
  const todas = await despesas.query(reader, {});
  const no = (data: RawBuilder<unknown>) => sql`${data} between ${dias.inicio}::date and ${dias.fim}::date`;
  const line = (realizado: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
    select d.centro_custo, d.id_item_despesa, (${realizado})::bigint as realizado, ${nada} as comprometido,
      ${nada} as a_liquidar ${from}`;
  const abertas = sql`
    select d.centro_custo, d.id_item_despesa, ${nada} as realizado,
      case when d.situacao = 'Aprovada' then ${liquido} else 0 end as comprometido, ${liquido} as a_liquidar
    ${vencidas.fromTotals} where ${vencidas.where} and not (${liquidada})`;
  const realizadas =
    base === 'vencimento'
      ? [line(liquido, sql`${vencidas.fromTotals} where ${vencidas.where} and ${liquidada}`)]
      : [
          line(
            sql`d.valor_pago`,
            sql`${todas.fromTotals} where ${todas.where} and ${no(sql`d.data_liquidacao_pagamento`)}`,
          ),
          line(sql`-d.valor_estorno`, sql`${todas.fromTotals} where ${todas.where} and ${no(sql`d.data_estorno`)}`),
        ];
  return sql`select centro_custo, id_item_despesa, sum(realizado)::bigint as realizado,
      sum(comprometido)::bigint as comprometido, sum(a_liquidar)::bigint as a_liquidar
    from (${sql.join([abertas, ...realizadas], sql` union all `)}) m group by centro_custo, id_item_despesa`;
}

/** The rows in their order, as a statement: screen and spreadsheet read the same. */
export async function linhasDoPeriodo(ctx: Reader, periodo: Periodo) {
  const dias = await diasDe(ctx.db, periodo);
  const { ano, de, ate, base } = periodo;
  const statement = sql<LinhaOrcamento>`
    with movimento as (${await movimento(ctx, base, dias)}),
    previsao as (
      select centro_custo, id_item_despesa, sum(valor)::bigint as previsto, max(versao) as versao
      from previsoes_orcamentarias where ano = ${ano} and mes between ${de} and ${ate}
      group by centro_custo, id_item_despesa
    ),
    celulas as (
      select centro_custo, id_item_despesa from movimento
      union select centro_custo, id_item_despesa from previsao
      union select centro_custo, id_item_despesa from previsoes_orcamentarias where ano = ${ano} and valor is not null
      union select centro_custo, id from itens_despesa where not desabilitado and centro_custo <> ''
    )
    select c.centro_custo, c.id_item_despesa, i.nome as item_despesa, i.desabilitado, p.previsto,
      ${de === ate ? sql`coalesce(p.versao, 0)` : sql`null::int`} as versao, coalesce(m.realizado, 0)::bigint as realizado,
      coalesce(m.comprometido, 0)::bigint as comprometido, coalesce(m.a_liquidar, 0)::bigint as a_liquidar
    from celulas c join itens_despesa i on i.id = c.id_item_despesa
    left join previsao p on p.centro_custo = c.centro_custo and p.id_item_despesa = c.id_item_despesa
    left join movimento m on m.centro_custo = c.centro_custo and m.id_item_despesa = c.id_item_despesa
    order by c.centro_custo = '', c.centro_custo, i.nome, c.id_item_despesa`;
  return { ...dias, statement };
}

/** The closed ones among these finance months, by name. */
export async function mesesFechados(db: Db | Tx, ano: number, de = 1, ate = 12): Promise<FinanceMonth[]> {
  const { rows } = await sql<{ mes: number }>`select m as mes from generate_series(${de}::int, ${ate}::int) m
    where sede.dia_fechado(make_date(${ano}, m, 1)) order by m`.execute(db);
  return rows.map(({ mes }) => mesDe(ano, mes));
}

export async function readAcompanhamento(ctx: Reader, periodo: Periodo): Promise<Acompanhamento> {
  const { inicio, fim, statement } = await linhasDoPeriodo(ctx, periodo);
  const [{ rows }, fechados] = await Promise.all([
    statement.execute(ctx.db),
    mesesFechados(ctx.db, periodo.ano, periodo.de, periodo.ate),
  ]);
  return { inicio, fim, fechados, linhas: rows };
}
