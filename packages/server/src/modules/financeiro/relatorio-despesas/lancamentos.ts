/**
 * The lines of the expense report: what the list's filter finds, each with one date and one amount (centavos).
 *
 * By due date a line is an expense, net, on `data_vencimento`; by cash it is a payment (`valor_pago`) on
 * `data_liquidacao_pagamento`, or a refund, below zero, on `data_estorno`. The period is on the line's date, the rest of
 * the filter on its expense, by the very conditions of the list: by due date the sum of the lines is the list's net sum.
 * Source: spec 1 §2.12, §2.14, §9; decisions §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import type { Base, LancamentoTipo } from '@sede/domain/modules/financeiro/relatorio-despesas';
import type { relatorioDespesasContract } from '@sede/domain/modules/financeiro/relatorio-despesas/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { PageQuery } from '#platform/db/list/index.ts';
import { despesas } from '../despesas/index.ts';
import { lancamentosTable, type Parte } from '../financeiro.lancamentos.ts';

export type LancamentosFilter = InputOf<typeof relatorioDespesasContract.totals>;

const PARTES: Record<Base, Parte<LancamentoTipo>[]> = {
  data: [{ lancamento: 'despesa', data: sql`d.data_vencimento`, valor: sql`d.valor - coalesce(d.valor_estorno, 0)` }],
  caixa: [
    { lancamento: 'pagamento', data: sql`d.data_liquidacao_pagamento`, valor: sql`d.valor_pago` },
    { lancamento: 'estorno', data: sql`d.data_estorno`, valor: sql`-d.valor_estorno` },
  ],
};

/** The lines as a table 'l' of `columns`, lancamento, data_lancamento, valor_lancamento. */
export async function linhasDeDespesas(
  reader: Reader,
  { base, excetoItens, excetoTipos, excetoCentros, inicio, fim, ...filter }: LancamentosFilter,
  columns: RawBuilder<unknown>,
) {
  const { where } = await despesas.query(reader, filter);
  const rest = [
    excetoItens && sql`d.id_item_despesa <> all(${excetoItens}::uuid[])`,
    excetoTipos && sql`d.tipo_despesa <> all(${excetoTipos}::text[])`,
    excetoCentros && sql`d.centro_custo <> all(${excetoCentros}::text[])`,
  ];
  return lancamentosTable({
    from: sql`despesas d`,
    partes: PARTES[base],
    columns,
    period: { inicio, fim },
    conditions: [where, ...rest],
  });
}

const columns = sql`d.id, d.tipo_despesa, d.id_item_despesa, d.id_beneficiario, d.centro_custo, d.descricao, d.parcela,
  d.tipo_documento, d.numero_documento, d.data_liquidacao_pagamento`;

export async function lancamentosQuery(reader: Reader, filter: LancamentosFilter): Promise<PageQuery> {
  const linhas = await linhasDeDespesas(reader, filter, columns);
  return {
    from: sql`from ${linhas} l join itens_despesa i on i.id = l.id_item_despesa
      join beneficiarios b on b.id = l.id_beneficiario`,
    fromTotals: sql`from ${await linhasDeDespesas(reader, filter, sql`d.id`)} l`,
    where: sql<boolean>`true`,
    columns: sql`l.id, l.lancamento, l.data_lancamento as data, l.tipo_despesa, l.id_item_despesa,
      i.nome as item_despesa, b.nome_beneficiario, l.centro_custo, l.descricao, l.parcela, l.tipo_documento,
      l.numero_documento, l.data_liquidacao_pagamento, l.valor_lancamento as valor`,
    order: {
      data: sql`l.data_lancamento`,
      tipoDespesa: sql`l.tipo_despesa`,
      itemDespesa: sql`i.nome`,
      nomeBeneficiario: sql`b.nome_beneficiario`,
      centroCusto: sql`l.centro_custo`,
      valor: sql`l.valor_lancamento`,
    },
    notNull: ['data', 'tipoDespesa', 'itemDespesa', 'nomeBeneficiario', 'centroCusto', 'valor'],
    sums: sql`coalesce(sum(l.valor_lancamento), 0)::bigint as valor`,
    // By cash an expense may have two lines.
    id: filter.base === 'data' ? sql`l.id` : sql`(l.id, l.lancamento)`,
  };
}
