/**
 * The report of revenues: what the list's filter finds, as lines with one date and one amount, and grouped.
 *
 * By date a line is a revenue, net, on `data`; by cash it is a credit on `data_credito`, or a refund, negative, on
 * `data_estorno`. The period is on the line's date, the rest of the filter on its revenue, by the very conditions of the
 * list: by date the sum of the slices is the list's net sum. Slices in the order of their amounts; from the 21st item on
 * one, 'Outros' (id null). Amounts in centavos. Source: spec 1 §2.16, §9; decisions §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import { type Base, type LancamentoReceita, MAX_FATIAS } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { PageQuery } from '#platform/db/list/index.ts';
import { lancamentosTable, type Parte, readFatias } from '../financeiro.lancamentos.ts';
import { receitas } from './receita.record.ts';
import { outrasConditions } from './receitas.filters.ts';

type Filter = Omit<InputOf<typeof receitasContract.relatorio>, 'campo'>;

const PARTES: Record<Base, Parte<LancamentoReceita['lancamento']>[]> = {
  data: [{ lancamento: 'receita', data: sql`r.data`, valor: sql`r.valor - coalesce(r.valor_estorno, 0)` }],
  caixa: [
    { lancamento: 'credito', data: sql`r.data_credito`, valor: sql`r.valor` },
    { lancamento: 'estorno', data: sql`r.data_estorno`, valor: sql`-r.valor_estorno` },
  ],
};

async function linhas(reader: Reader, { base, ...filter }: Filter, columns: RawBuilder<unknown>) {
  const conditions = [receitas.seenBy(reader.actor), ...(await outrasConditions(filter, reader))];
  return lancamentosTable({ from: sql`receitas r`, partes: PARTES[base], columns, period: filter, conditions });
}

export async function lancamentosQuery(reader: Reader, filter: Filter): Promise<PageQuery> {
  const columns = sql`r.id, r.tipo, r.id_item_receita, r.empresa, r.descricao, r.parcela`;
  return {
    from: sql`from ${await linhas(reader, filter, columns)} l join itens_receita i on i.id = l.id_item_receita`,
    where: sql<boolean>`true`,
    columns: sql`l.id, l.lancamento, l.data_lancamento as data, l.tipo, i.nome as item_receita, l.empresa, l.descricao,
      l.parcela, l.valor_lancamento as valor`,
    order: {
      data: sql`l.data_lancamento`,
      tipo: sql`l.tipo`,
      itemReceita: sql`i.nome`,
      valor: sql`l.valor_lancamento`,
    },
    notNull: ['data', 'tipo', 'itemReceita', 'valor'],
    sums: sql`coalesce(sum(l.valor_lancamento), 0)::bigint as valor`,
    // By cash a revenue may have two lines.
    id: sql`(l.id, l.lancamento)`,
  };
}

export async function readRelatorio(reader: Reader, input: InputOf<typeof receitasContract.relatorio>) {
  const { campo, ...filter } = input;
  const chave = campo === 'tipo' ? sql`r.tipo` : sql`r.id_item_receita`;
  const nome = campo === 'tipo' ? sql`g.chave` : sql`(select i.nome from itens_receita i where i.id = g.chave)`;
  const lines = await linhas(reader, filter, sql`${chave} as chave`);
  return readFatias(reader.db, { linhas: lines, nome, max: MAX_FATIAS });
}
