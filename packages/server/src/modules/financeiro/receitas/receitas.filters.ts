/**
 * What the lists of revenues ask of a row, by their filters. Periods are on `data`, both ends inside.
 * Source: spec 1 §2.15, §9; decisions §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inPeriod } from '#platform/db/list/index.ts';
import type { Conditions } from '#platform/records/index.ts';
import { buscaCondition } from './receitas.busca.ts';

export type ReceitasFilter = InputOf<typeof receitasContract.totals>;

function statusCondition(status: ReceitasFilter['statusCredito'], hoje: string): RawBuilder<unknown> | null {
  if (!status) return null;
  const conditions = status.map((one) => {
    if (one === 'creditada') return sql`r.data_credito is not null`;
    const operator = { atrasada: sql`<`, prevista_hoje: sql`=`, a_creditar: sql`>` }[one];
    return sql`(r.data_credito is null and r.data ${operator} ${hoje}::date)`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Credited without naming the account: it is in no account's balance. */
const semConta = sql`(r.data_credito is not null and r.id_conta_credito is null)`;

/** Imported rows with a date outside stand in no list and no figure, unless they are asked for. */
const aConferir = ({ conferir, ids, grupoParcelas }: ReceitasFilter): Conditions => {
  if (conferir) return [sql`r.data_fora`];
  return [ids === undefined && grupoParcelas === undefined && sql`not r.data_fora`];
};

/** All of a filter but its period: list and report ask the same of a row, whichever its date is. */
export async function outrasConditions(
  filter: ReceitasFilter,
  { db, today: hoje }: Pick<Reader, 'db' | 'today'>,
): Promise<Conditions> {
  const { valorDe, valorAte } = filter;
  return [
    ...aConferir(filter),
    filter.ids && sql`r.id = any(${filter.ids}::uuid[])`,
    statusCondition(filter.statusCredito, hoje),
    filter.tipo && sql`r.tipo = any(${filter.tipo}::text[])`,
    filter.origem && sql`r.origem = any(${filter.origem}::text[])`,
    filter.idItemReceita && sql`r.id_item_receita = any(${filter.idItemReceita}::uuid[])`,
    filter.excetoItens && sql`r.id_item_receita <> all(${filter.excetoItens}::uuid[])`,
    filter.idEvento && sql`r.id_evento = any(${filter.idEvento}::uuid[])`,
    filter.idContrato && sql`r.id_contrato = any(${filter.idContrato}::uuid[])`,
    filter.idContaCredito && sql`r.id_conta_credito = any(${filter.idContaCredito}::uuid[])`,
    filter.semConta !== undefined && (filter.semConta ? semConta : sql`not ${semConta}`),
    filter.grupoParcelas !== undefined && sql`r.grupo_parcelas = ${filter.grupoParcelas}::uuid`,
    valorDe !== undefined && sql`r.valor >= ${valorDe}::bigint`,
    valorAte !== undefined && sql`r.valor <= ${valorAte}::bigint`,
    await buscaCondition(db, filter.busca),
  ];
}

export const receitasConditions = async (filter: ReceitasFilter, reader: Reader): Promise<Conditions> => [
  ...inPeriod(sql`r.data`, filter),
  ...(await outrasConditions(filter, reader)),
];
