/**
 * The analysis of expenses: the report's lines, grouped by item, type or cost centre.
 *
 * Slices in the order of their amounts; from the 31st on one, 'Outros' (id null). Amounts in centavos; the sum of the
 * slices is the report's. Source: spec 1 §2.14, §9; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { sumCentavos } from '@sede/domain/kernel';
import { type CampoAnalise, type FatiaDespesa, MAX_FATIAS_DESPESA } from '@sede/domain/modules/financeiro/analise';
import type { analiseContract } from '@sede/domain/modules/financeiro/analise/contract';
import { SEM_CENTRO } from '@sede/domain/modules/financeiro/orcamento';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { linhasDeDespesas } from '../relatorio-despesas/index.ts';

const CHAVES: Record<CampoAnalise, RawBuilder<unknown>> = {
  itemDespesa: sql`d.id_item_despesa`,
  tipoDespesa: sql`d.tipo_despesa`,
  centroCusto: sql`d.centro_custo`,
};

/** Imported expenses may have no cost centre. */
const NOMES: Record<CampoAnalise, RawBuilder<unknown>> = {
  itemDespesa: sql`(select i.nome from itens_despesa i where i.id = g.chave)`,
  tipoDespesa: sql`g.chave`,
  centroCusto: sql`coalesce(nullif(g.chave, ''), ${SEM_CENTRO})`,
};

export async function readAnalise(reader: Reader, input: InputOf<typeof analiseContract.ler>) {
  const { campo, ...filter } = input;
  const { rows } = await sql<FatiaDespesa>`
    with grupos as (
      select chave, count(*) as quantidade, sum(valor_lancamento)::bigint as valor
      from ${await linhasDeDespesas(reader, filter, sql`${CHAVES[campo]} as chave`)} l group by chave
    ), ordenados as (select *, row_number() over (order by valor desc, chave) as lugar from grupos)
    select g.chave::text as id, ${NOMES[campo]} as rotulo, g.quantidade, g.valor, g.lugar
      from ordenados g where g.lugar <= ${MAX_FATIAS_DESPESA}
    union all
    select null, 'Outros', sum(quantidade)::bigint, sum(valor)::bigint, ${MAX_FATIAS_DESPESA + 1}
      from ordenados where lugar > ${MAX_FATIAS_DESPESA} having count(*) > 0
    order by lugar`.execute(reader.db);
  const fatias = rows.map(({ id, rotulo, quantidade, valor }) => ({ id, rotulo, quantidade, valor }));
  return {
    fatias,
    quantidade: fatias.reduce((sum, fatia) => sum + fatia.quantidade, 0),
    valor: sumCentavos(fatias.map(({ valor }) => valor)),
  };
}
