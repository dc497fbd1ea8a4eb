/**
 * The money of each finance month: what is certain (credited, settled) and what is expected (to credit, to settle).
 *
 * The conditions are those of the two lists. By date: the record's own date, net. By cash: what happened counts on the
 * day when money moved (credit, payment, and each refund, below zero, on its own day); what is expected has no such day
 * and counts on its own date. In: the basis, the days of the finance month, a range of dates (both ends inside).
 * Out: months with money, in order; centavos. Source: spec 1 §2.8, §2.17; decisions §7.
 */
import type { PeriodDays } from '@sede/domain/kernel';
import { type Base, FLUXO_VAZIO, type Fluxo, type FluxoDoMes } from '@sede/domain/modules/financeiro/projecao';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { allOf, inPeriod } from '#platform/db/list/index.ts';
import { despesas } from '../despesas/index.ts';
import { receitas } from '../receitas/index.ts';

export interface FluxoPedido {
  base: Base;
  dias: PeriodDays;
  inicio?: string | undefined;
  fim?: string | undefined;
  /** Only these; all four unless told. */
  partes?: readonly (keyof Fluxo)[];
}
interface Ramo {
  parte: keyof Fluxo;
  data: RawBuilder<unknown>;
  valor: RawBuilder<unknown>;
}

const LIQUIDO_R = sql`r.valor - coalesce(r.valor_estorno, 0)`;
const LIQUIDO_D = sql`d.valor - coalesce(d.valor_estorno, 0)`;
const PREVISTO: Ramo[] = [
  { parte: 'aCreditar', data: sql`r.data`, valor: sql`r.valor` },
  { parte: 'aLiquidar', data: sql`d.data_vencimento`, valor: sql`d.valor` },
];
const RAMOS: Record<Base, Ramo[]> = {
  data: [
    { parte: 'creditadas', data: sql`r.data`, valor: LIQUIDO_R },
    { parte: 'liquidadas', data: sql`d.data_vencimento`, valor: LIQUIDO_D },
    ...PREVISTO,
  ],
  caixa: [
    { parte: 'creditadas', data: sql`r.data_credito`, valor: sql`r.valor` },
    { parte: 'creditadas', data: sql`r.data_estorno`, valor: sql`-r.valor_estorno` },
    { parte: 'liquidadas', data: sql`d.data_liquidacao_pagamento`, valor: sql`d.valor_pago` },
    { parte: 'liquidadas', data: sql`d.data_estorno`, valor: sql`-d.valor_estorno` },
    ...PREVISTO,
  ],
};

/** Months since year 0 of a date's finance month: its first day shifted onto the first of the civil month before it. */
function numeroDoMes(data: RawBuilder<unknown>, { inicio }: PeriodDays): RawBuilder<unknown> {
  const dia = sql`(${data} - ${sql.lit(inicio - 1)}::int)`;
  return sql`(extract(year from ${dia}) * 12 + extract(month from ${dia}) + ${sql.lit(inicio === 1 ? 0 : 1)}::int)::int`;
}
const nomeDoMes = (numero: number) =>
  `${String(Math.floor((numero - 1) / 12)).padStart(4, '0')}-${String(((numero - 1) % 12) + 1).padStart(2, '0')}`;

async function condicoes(reader: Reader): Promise<Record<keyof Fluxo, RawBuilder<boolean>>> {
  const [creditadas, aCreditar, liquidadas, aLiquidar] = await Promise.all([
    receitas.query(reader, { statusCredito: ['creditada'] }),
    receitas.query(reader, { statusCredito: ['atrasada', 'prevista_hoje', 'a_creditar'] }),
    despesas.query(reader, { naoLiquidadas: false }),
    despesas.query(reader, { naoLiquidadas: true }),
  ]);
  return {
    creditadas: creditadas.where,
    aCreditar: aCreditar.where,
    liquidadas: liquidadas.where,
    aLiquidar: aLiquidar.where,
  };
}

async function fluxoStatement(reader: Reader, pedido: FluxoPedido) {
  const where = await condicoes(reader);
  const { base, dias, partes } = pedido;
  const ramos = RAMOS[base]
    .filter(({ parte }) => partes?.includes(parte) ?? true)
    .map(({ parte, data, valor }) => {
      const from = parte === 'creditadas' || parte === 'aCreditar' ? sql`receitas r` : sql`despesas d`;
      return sql`select ${sql.lit(parte)}::text as parte, ${numeroDoMes(data, dias)} as mes, sum(${valor})::bigint as valor
        from ${from} where ${allOf([sql`${data} is not null`, ...inPeriod(data, pedido), where[parte]])} group by 2`;
    });
  return sql<{ parte: keyof Fluxo; mes: number; valor: number }>`${sql.join(ramos, sql` union all `)}`;
}

export async function readFluxo(reader: Reader, pedido: FluxoPedido): Promise<FluxoDoMes[]> {
  const { rows } = await (await fluxoStatement(reader, pedido)).execute(reader.db);
  const meses = new Map<number, FluxoDoMes>();
  for (const { parte, mes, valor } of rows) {
    const one = meses.get(mes) ?? { mes: nomeDoMes(mes), ...FLUXO_VAZIO };
    one[parte] += valor;
    meses.set(mes, one);
  }
  return [...meses.values()].sort((a, b) => (a.mes < b.mes ? -1 : 1));
}
