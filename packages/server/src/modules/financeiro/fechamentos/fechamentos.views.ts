/**
 * What is looked through before a month is closed, and its totals.
 *
 * The points and the sums by due date are those of the lists, by the lists' own query, so that each opens the list with
 * the same sum. By cash: what was credited and paid in the month, a refund as an entry of its own day, in centavos.
 * Source: decisions §7 (Which date counts, Month closing); issue 4.
 */
import type { DateRange, FinanceMonth } from '@sede/domain/kernel';
import type { Conferencia, PontoConferido } from '@sede/domain/modules/financeiro/fechamentos';
import { type RawBuilder, sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { ReadContext } from '#platform/api/index.ts';
import { readTotals } from '#platform/db/list/index.ts';
import { type DespesasFilter, despesaExiste, despesasQuery } from '../despesas/index.ts';
import { type ReceitasFilter, receitasQuery } from '../receitas/index.ts';
import { estadoDe } from './fechamento.record.ts';
import { listAno } from './fechamentos.store.ts';

type Reader = Pick<ReadContext, 'db' | 'today'>;
interface Somas {
  valorLiquido: number;
}

const ponto = ({ total, somas }: { total: number; somas: Somas }): PontoConferido => ({
  quantidade: total,
  valor: somas.valorLiquido,
});
const despesas = async ({ db, today }: Reader, filter: DespesasFilter) =>
  ponto(await readTotals<Somas>(db, await despesasQuery(db, filter, today)));
const receitas = async ({ db, today }: Reader, filter: ReceitasFilter) =>
  ponto(await readTotals<Somas>(db, await receitasQuery(db, filter, today)));

async function entries({ db }: Reader, { inicio, fim }: DateRange) {
  const part = (nome: string, from: RawBuilder<unknown>, data: RawBuilder<unknown>, valor: RawBuilder<unknown>) => sql`
    select ${sql.lit(nome)} as nome, count(*)::int as quantidade, coalesce(sum(${valor}), 0)::bigint as valor
    from ${from} where ${data} between ${inicio}::date and ${fim}::date`;
  const existing = sql`(select * from despesas d where ${despesaExiste}) d`;
  const { rows } = await sql<PontoConferido & { nome: string }>`
    ${part('creditos', sql`receitas r`, sql`r.data_credito`, sql`r.valor`)}
    union all ${part('estornosDeReceitas', sql`receitas r`, sql`r.data_estorno`, sql`r.valor_estorno`)}
    union all ${part('pagamentos', existing, sql`d.data_liquidacao_pagamento`, sql`d.valor_pago`)}
    union all ${part('estornosDeDespesas', existing, sql`d.data_estorno`, sql`d.valor_estorno`)}`.execute(db);
  const of = (nome: string): PontoConferido => {
    const { quantidade = 0, valor = 0 } = rows.find((row) => row.nome === nome) ?? {};
    return { quantidade, valor };
  };
  const [creditos, estornosDeReceitas] = [of('creditos'), of('estornosDeReceitas')];
  const [pagamentos, estornosDeDespesas] = [of('pagamentos'), of('estornosDeDespesas')];
  const saldo = creditos.valor - estornosDeReceitas.valor - pagamentos.valor + estornosDeDespesas.valor;
  return { creditos, estornosDeReceitas, pagamentos, estornosDeDespesas, saldo };
}

export async function readConferencia(ctx: Reader, mes: FinanceMonth): Promise<Conferencia> {
  const { periodoFinanceiro } = await readConfiguracoes(ctx.db);
  const row = (await listAno(ctx.db, Number(mes.slice(0, 4)))).get(mes);
  const { inicio, fim } = estadoDe(mes, row, periodoFinanceiro);
  const range = { inicio, fim };
  const [naoLiquidadas, naoCreditadas, conferir, semAnexo, aReceber, aPagar, caixa] = await Promise.all([
    despesas(ctx, { ...range, naoLiquidadas: true }),
    receitas(ctx, { ...range, statusCredito: ['atrasada', 'prevista_hoje', 'a_creditar'] }),
    despesas(ctx, { ...range, conferir: true }),
    despesas(ctx, { ...range, naoLiquidadas: false, semAnexo: true }),
    receitas(ctx, range),
    despesas(ctx, range),
    entries(ctx, range),
  ]);
  return {
    mes,
    ...range,
    pontos: { naoLiquidadas, naoCreditadas, conferir, semAnexo },
    vencimento: { receitas: aReceber, despesas: aPagar, saldo: aReceber.valor - aPagar.valor },
    caixa,
  };
}
