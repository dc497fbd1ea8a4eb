/**
 * The report of revenues: what the list's filter finds, as lines with one date and one amount, and grouped.
 *
 * By date a line is a revenue, net, on `data`; by cash it is a credit on `data_credito`, or a refund, negative, on
 * `data_estorno`. The period is on the line's date, the rest of the filter on its revenue, by the very conditions of the
 * list: by date the sum of the slices is the list's net sum. Slices in the order of their amounts; from the 21st item on
 * one, 'Outros' (id null). Amounts in centavos. Source: spec 1 §2.16, §9; decisions §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import { sumCentavos } from '@sede/domain/kernel';
import { type Base, type Fatia, MAX_FATIAS } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { allOf, type PageQuery } from '#platform/db/list/index.ts';
import { receitas } from './receita.record.ts';
import { outrasConditions, within } from './receitas.filtro.ts';

type Filter = Omit<InputOf<typeof receitasContract.relatorio>, 'campo'>;

interface Parte {
  lancamento: string;
  data: RawBuilder<unknown>;
  valor: RawBuilder<unknown>;
}
const PARTES: Record<Base, Parte[]> = {
  data: [{ lancamento: 'receita', data: sql`r.data`, valor: sql`r.valor - coalesce(r.valor_estorno, 0)` }],
  caixa: [
    { lancamento: 'credito', data: sql`r.data_credito`, valor: sql`r.valor` },
    { lancamento: 'estorno', data: sql`r.data_estorno`, valor: sql`-r.valor_estorno` },
  ],
};

/** The lines, as a table: each branch reads the index of its own date. */
async function linhas(reader: Reader, { base, ...filter }: Filter, columns: RawBuilder<unknown>) {
  const conditions = [receitas.seenBy(reader.actor), ...(await outrasConditions(filter, reader))];
  const parts = PARTES[base].map(
    ({ lancamento, data, valor }) => sql`
      select ${columns}, ${sql.lit(lancamento)}::text as lancamento, ${data} as data_lancamento, (${valor})::bigint as valor_lancamento
      from receitas r where ${allOf([sql`${data} is not null`, ...within(data, filter), ...conditions])}`,
  );
  return sql`(${sql.join(parts, sql` union all `)})`;
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
  const chave = campo === 'tipo' ? sql`r.tipo` : sql`r.id_item_receita::text`;
  const nome = campo === 'tipo' ? sql`g.chave` : sql`(select i.nome from itens_receita i where i.id = g.chave::uuid)`;
  const { rows } = await sql<Fatia>`
    with grupos as (
      select chave, count(*) as quantidade, sum(valor_lancamento)::bigint as valor
      from ${await linhas(reader, filter, sql`${chave} as chave`)} l group by chave
    ), ordenados as (select *, row_number() over (order by valor desc, chave) as lugar from grupos)
    select g.chave as id, ${nome} as rotulo, g.quantidade, g.valor, g.lugar from ordenados g where g.lugar <= ${MAX_FATIAS}
    union all
    select null, 'Outros', sum(quantidade)::bigint, sum(valor)::bigint, ${MAX_FATIAS + 1}
      from ordenados where lugar > ${MAX_FATIAS} having count(*) > 0
    order by lugar`.execute(reader.db);
  const fatias = rows.map(({ id, rotulo, quantidade, valor }) => ({ id, rotulo, quantidade, valor }));
  return {
    fatias,
    quantidade: fatias.reduce((sum, fatia) => sum + fatia.quantidade, 0),
    valor: sumCentavos(fatias.map(({ valor }) => valor)),
  };
}
