/**
 * What screens and spreadsheets read of revenues: one description of the list, filtered, sorted and summed in SQL.
 *
 * Periods are on `data`, both ends inside. Sums: face value and net of refunds.
 * Source: spec 1 §2.15, §9; decisions §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import type { Receita, ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import { statusCredito } from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, type PageQuery } from '#platform/db/list/index.ts';
import { diaFechado } from '../financeiro.periodo.ts';
import { type Leitor, type ReceitaLinha, toReceita } from './receita.record.ts';
import { quemLe } from './receitas.actor.ts';
import { buscaCondition } from './receitas.busca.ts';
import { receitasFiles } from './receitas.store.ts';

export type ReceitasFilter = InputOf<typeof receitasContract.totals>;
export interface Somas {
  valor: number;
  valorLiquido: number;
}

const from = sql`from receitas r
  join itens_receita i on i.id = r.id_item_receita
  left join eventos e on e.id = r.id_evento
  left join contas_bancarias c on c.id = r.id_conta_credito`;

const columns = sql`r.id, r.versao, r.criado_em, r.criado_por, r.atualizado_em, r.tipo, r.id_item_receita,
  i.nome as item_receita, r.origem, r.empresa, r.descricao, r.data, r.valor,
  r.valor - coalesce(r.valor_estorno, 0) as valor_liquido, r.numero_parcelas, r.numero_parcela, r.parcela,
  r.grupo_parcelas, r.relacao_evento, r.id_evento, ${diaFechado(sql`r.data_credito`)} as em_mes_fechado,
  e.nome as nome_evento, r.data_credito, r.id_conta_credito, c.nome as conta_credito, r.valor_estorno, r.data_estorno,
  (select count(*) from receitas_anexos x where x.receita_id = r.id)::int as anexos`;

const order: Record<string, RawBuilder<unknown>> = {
  data: sql`r.data`,
  tipo: sql`r.tipo`,
  itemReceita: sql`i.nome`,
  origem: sql`r.origem`,
  empresa: sql`r.empresa`,
  parcela: sql`r.numero_parcela`,
  valor: sql`r.valor`,
  dataCredito: sql`r.data_credito`,
};
const notNull = ['data', 'tipo', 'itemReceita', 'parcela', 'valor'];

const sums = sql`coalesce(sum(r.valor), 0)::bigint as valor,
  coalesce(sum(r.valor - coalesce(r.valor_estorno, 0)), 0)::bigint as valor_liquido`;

function statusCondition(status: ReceitasFilter['statusCredito'], hoje: string): RawBuilder<unknown> | null {
  if (!status) return null;
  const conditions = status.map((one) => {
    if (one === 'creditada') return sql`r.data_credito is not null`;
    const operator = { atrasada: sql`<`, prevista_hoje: sql`=`, a_creditar: sql`>` }[one];
    return sql`(r.data_credito is null and r.data ${operator} ${hoje}::date)`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Credited, and nobody said where: it is in no account's balance. */
const semConta = sql`(r.data_credito is not null and r.id_conta_credito is null)`;

/** All of a filter but its period: list and report ask the same of a row, whichever its date is. */
export async function receitasConditions(db: Db, filter: ReceitasFilter, hoje: string) {
  const { valorDe, valorAte } = filter;
  return [
    filter.ids && sql`r.id = any(${filter.ids}::uuid[])`,
    statusCondition(filter.statusCredito, hoje),
    filter.tipo && sql`r.tipo = any(${filter.tipo}::text[])`,
    filter.origem && sql`r.origem = any(${filter.origem}::text[])`,
    filter.idItemReceita && sql`r.id_item_receita = any(${filter.idItemReceita}::uuid[])`,
    filter.excetoItens && sql`r.id_item_receita <> all(${filter.excetoItens}::uuid[])`,
    filter.idEvento && sql`r.id_evento = any(${filter.idEvento}::uuid[])`,
    filter.idContaCredito && sql`r.id_conta_credito = any(${filter.idContaCredito}::uuid[])`,
    filter.semConta !== undefined && (filter.semConta ? semConta : sql`not ${semConta}`),
    filter.grupoParcelas !== undefined && sql`r.grupo_parcelas = ${filter.grupoParcelas}::uuid`,
    valorDe !== undefined && sql`r.valor >= ${valorDe}::bigint`,
    valorAte !== undefined && sql`r.valor <= ${valorAte}::bigint`,
    await buscaCondition(db, filter.busca),
  ];
}

/** A period on one date column, both ends inside. */
export const within = (coluna: RawBuilder<unknown>, { inicio, fim }: Pick<ReceitasFilter, 'inicio' | 'fim'>) => [
  inicio !== undefined && sql`${coluna} >= ${inicio}::date`,
  fim !== undefined && sql`${coluna} <= ${fim}::date`,
];

export async function receitasQuery(db: Db, filter: ReceitasFilter, hoje: string): Promise<PageQuery> {
  const where = allOf([...within(sql`r.data`, filter), ...(await receitasConditions(db, filter, hoje))]);
  const fromTotals = sql`from receitas r`;
  return { from, fromTotals, where, columns, order, notNull, joined: ['itemReceita'], id: sql`r.id`, sums };
}

export const leitorDe = async (db: Db, actor: Actor, hoje: string): Promise<Leitor> => ({
  quem: await quemLe(db, actor),
  hoje,
});

type Reader = Pick<ReadContext, 'db' | 'actor' | 'today'>;

/** `db` may be a transaction, to read what it has just written. */
export async function readLinha(db: Db, id: string): Promise<ReceitaLinha> {
  const { rows } = await sql<ReceitaLinha>`select ${columns} ${from} where r.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

export const readReceita = async ({ db, actor, today }: Reader, id: string): Promise<Receita> =>
  toReceita(await readLinha(db, id), await leitorDe(db, actor, today));

/** One revenue whole: with its files, who registered it, and its sister instalments. */
export async function readCompleta({ db, actor, today }: Reader, id: string): Promise<ReceitaCompleta> {
  const linha = await readLinha(db, id);
  const { criadoPor, grupoParcelas } = linha;
  const arquivos = await receitasFiles.listArquivos(db, id);
  const irmas = await sql<Omit<ReceitaCompleta['parcelasDoGrupo'][number], 'statusCredito'> & ReceitaLinha>`
    select id, parcela, data, data_credito, valor from receitas where grupo_parcelas = ${grupoParcelas}::uuid
    order by numero_parcela limit 360`.execute(db);
  const autor = await sql<{ nome: string }>`select nome from usuarios where id = ${criadoPor}::uuid`.execute(db);
  return {
    ...toReceita(linha, await leitorDe(db, actor, today)),
    arquivos,
    criadoPorNome: autor.rows[0]?.nome ?? null,
    parcelasDoGrupo: irmas.rows.map((irma) => ({
      id: irma.id,
      parcela: irma.parcela,
      data: irma.data,
      valor: irma.valor,
      statusCredito: statusCredito(irma, today),
    })),
  };
}

/** What a write has just left, as its author reads it. */
export const written = ({ tx, actor, today }: WriteContext): Reader => ({ db: tx as unknown as Db, actor, today });

/** Names for the history's references. */
export async function nomesReferidos(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from itens_receita where id = any(${ids}::uuid[])
    union all select id, nome from eventos where id = any(${ids}::uuid[])
    union all select id, nome from contas_bancarias where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
