/**
 * A report's lines, each with one date and one amount (centavos): as a table for a list, and grouped into slices.
 *
 * By date a line is a record, net; by cash it is a payment or credit, and a refund below zero, each on its own day. The
 * period is on the line's date, the rest of the filter on its record, by the very conditions of the list: by date the sum
 * of the slices is the list's net sum. Source: spec 1 §2.12, §2.14, §2.16, §9; decisions §7 (Which date counts).
 */
import { sumCentavos } from '@sede/domain/kernel';
import type { Fatia } from '@sede/domain/modules/financeiro/receitas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { allOf, inPeriod, type Period } from '#platform/db/list/index.ts';
import type { Conditions } from '#platform/records/index.ts';

export interface Parte<Lancamento extends string> {
  lancamento: Lancamento;
  data: RawBuilder<unknown>;
  valor: RawBuilder<unknown>;
}

export interface LancamentosOptions {
  /** 'despesas d' */
  from: RawBuilder<unknown>;
  partes: readonly Parte<string>[];
  columns: RawBuilder<unknown>;
  period: Period;
  conditions: Conditions;
}

/**
 * The lines as a table 'l' of `columns`, lancamento, data_lancamento, valor_lancamento. Each part reads the index of its
 * own date.
 */
export function lancamentosTable({ from, partes, columns, period, conditions }: LancamentosOptions) {
  const parts = partes.map(
    ({ lancamento, data, valor }) => sql`
      select ${columns}, ${sql.lit(lancamento)}::text as lancamento, ${data} as data_lancamento, (${valor})::bigint as valor_lancamento
      from ${from} where ${allOf([sql`${data} is not null`, ...inPeriod(data, period), ...conditions])}`,
  );
  return sql`(${sql.join(parts, sql` union all `)})`;
}

export interface FatiasOptions {
  /** Lines with a column `chave`. */
  linhas: RawBuilder<unknown>;
  /** The name of a group `g` by its `chave`. */
  nome: RawBuilder<unknown>;
  /** More groups than these are one, 'Outros' (id null). */
  max: number;
}

/** The lines grouped, in the order of their amounts, with their number and sum. */
export async function readFatias(db: Db, { linhas, nome, max }: FatiasOptions) {
  const { rows } = await sql<Fatia>`
    with grupos as (
      select chave, count(*) as quantidade, sum(valor_lancamento)::bigint as valor from ${linhas} l group by chave
    ), ordenados as (select *, row_number() over (order by valor desc, chave) as lugar from grupos)
    select g.chave::text as id, ${nome} as rotulo, g.quantidade, g.valor, g.lugar from ordenados g where g.lugar <= ${max}
    union all
    select null, 'Outros', sum(quantidade)::bigint, sum(valor)::bigint, ${max + 1}
      from ordenados where lugar > ${max} having count(*) > 0
    order by lugar`.execute(db);
  const fatias = rows.map(({ id, rotulo, quantidade, valor }) => ({ id, rotulo, quantidade, valor }));
  return {
    fatias,
    quantidade: fatias.reduce((sum, fatia) => sum + fatia.quantidade, 0),
    valor: sumCentavos(fatias.map(({ valor }) => valor)),
  };
}
