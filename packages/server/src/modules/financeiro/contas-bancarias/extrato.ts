/**
 * An account's statement: every movement of a period with the balance after it, in SQL (a window over the period, on top
 * of what was there before it).
 *
 * The opening balance is the first line of an account's first period. Filters of kind and words leave lines out, never
 * change a balance. Amounts in centavos; both ends of a period inside. Errors: `plataforma.nao_encontrado`, `plataforma.invalido`.
 * Source: issue 4 (bank accounts with opening and running balance); decision 023.
 */
import type { InputOf } from '@sede/domain/contract';
import { OBRIGATORIO, platformErrors } from '@sede/domain/kernel';
import {
  contasMessages,
  MOVIMENTO_FIELDS,
  type ResumoDoExtrato,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import type { contasBancariasContract } from '@sede/domain/modules/financeiro/contas-bancarias/contract';
import { CAIXA } from '@sede/domain/modules/financeiro/transferencias';
import { type RawBuilder, sql } from 'kysely';
import type { RawContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, searchCondition } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { movimentos } from './movimentos.ts';

type Contract = typeof contasBancariasContract;
type Filtro = Pick<InputOf<Contract['extrato']>, 'conta' | 'inicio' | 'fim' | 'movimento' | 'busca'>;
export type ExtratoFilter = Filtro & { conta: string };
type Periodo = Pick<ExtratoFilter, 'conta' | 'inicio' | 'fim'>;

const dia = (data: string) => sql`${data}::date`;

/** What was there before the first day; 0 where the account begins in the period or after it. */
const antes = (inicio: string | undefined) =>
  inicio === undefined
    ? sql`0::bigint`
    : sql`(case when c.data_saldo_inicial < ${dia(inicio)} then c.saldo_inicial + coalesce((select sum(a.valor) from (${movimentos(
        { conta: sql`c.id`, desde: sql`c.data_saldo_inicial`, ate: sql`${dia(inicio)} - 1` },
      )}) a), 0) else 0 end)::bigint`;

const doPeriodo = ({ inicio, fim }: Periodo) =>
  movimentos({
    conta: sql`c.id`,
    desde: inicio === undefined ? sql`c.data_saldo_inicial` : sql`greatest(c.data_saldo_inicial, ${dia(inicio)})`,
    ate: fim === undefined ? undefined : dia(fim),
  });

const opensInPeriodo = ({ inicio, fim }: Periodo) =>
  allOf([
    inicio !== undefined && sql`c.data_saldo_inicial >= ${dia(inicio)}`,
    fim !== undefined && sql`c.data_saldo_inicial <= ${dia(fim)}`,
  ]);

const comecou = ({ inicio }: Periodo) =>
  inicio === undefined ? sql<boolean>`false` : sql<boolean>`(c.data_saldo_inicial < ${dia(inicio)})`;

/**
 * One row a movement, in order, with the balance after it. The balance before the period is the first row ('anterior',
 * without a day), so that it is computed once; as a lateral column it would be computed for every row.
 */
const linhas = (periodo: Periodo) => sql`(
  select m.*, row_number() over ordem as ordem, (sum(m.valor) over (ordem rows unbounded preceding))::bigint as saldo
  from contas_bancarias c
  cross join lateral (
    select 'anterior'::text as tipo, 0 as lugar, c.id as id_registro, null::date as data, ${antes(periodo.inicio)} as valor
    where ${comecou(periodo)}
    union all select 'saldoInicial', 0, c.id, c.data_saldo_inicial, c.saldo_inicial where ${opensInPeriodo(periodo)}
    union all ${doPeriodo(periodo)}
  ) m
  where c.id = ${periodo.conta}::uuid
  window ordem as (order by m.data nulls first, m.lugar, m.id_registro)
)`;

const DA_DESPESA = sql`('pagamento', 'estornoDespesa')`;
const DA_RECEITA = sql`('credito', 'estornoReceita')`;
const nomes = sql`
  left join despesas d on m.tipo in ${DA_DESPESA} and d.id = m.id_registro
  left join itens_despesa i on i.id = d.id_item_despesa
  left join beneficiarios b on b.id = d.id_beneficiario
  left join receitas r on m.tipo in ${DA_RECEITA} and r.id = m.id_registro
  left join itens_receita ir on ir.id = r.id_item_receita
  left join transferencias t on m.tipo in ('transferenciaEnviada', 'transferenciaRecebida') and t.id = m.id_registro
  left join contas_bancarias o on o.id = case m.tipo when 'transferenciaEnviada' then t.id_conta_destino else t.id_conta_origem end`;

const descricao = sql`case
  when d.id is not null then i.nome || ' · ' || b.nome_beneficiario
  when r.id is not null then concat_ws(' · ', ir.nome, r.empresa)
  when m.tipo = 'transferenciaEnviada' then 'Para ' || coalesce(o.nome, ${CAIXA}::text)
  when m.tipo = 'transferenciaRecebida' then 'De ' || coalesce(o.nome, ${CAIXA}::text)
  when m.tipo = 'anterior' then ${contasMessages.saldoAnterior}::text
  else ${contasMessages.saldoInicial}::text end`;
const detalhe = sql`coalesce(d.descricao, r.descricao, t.descricao)`;
const numero = sql`coalesce(d.numero_pagamento, t.numero_documento)`;
const texto = sql`sede.sem_acento(concat_ws(' ', ${descricao}, ${detalhe}, ${numero}))`;

const SALDOS = sql`('anterior', 'saldoInicial')`;
const entra = sql`m.tipo not in ${SALDOS} and m.valor > 0`;
const sai = sql`m.tipo not in ${SALDOS} and m.valor < 0`;
const columns = sql`m.tipo || ':' || m.id_registro as id, m.tipo, m.data, m.id_registro, ${descricao} as descricao,
  ${detalhe} as detalhe, ${numero} as numero, case when ${entra} then m.valor end as entrada,
  case when ${sai} then -m.valor end as saida, m.saldo`;

export function extratoQuery(filter: ExtratoFilter): PageQuery {
  const rows = linhas(filter);
  const from = sql`from ${rows} m ${nomes}`;
  const words = searchCondition(filter.busca, inColumns(texto));
  return {
    from,
    fromTotals: words === null ? sql`from ${rows} m` : from,
    where: allOf([
      sql`m.tipo <> 'anterior'`,
      filter.movimento && sql`m.tipo = any(${filter.movimento}::text[])`,
      words,
    ]),
    columns,
    order: { data: sql`m.data` },
    notNull: ['data'],
    joined: [],
    id: sql`m.ordem`,
    sums: sql`coalesce(sum(m.valor) filter (where ${entra}), 0)::bigint as entrada,
      coalesce(-sum(m.valor) filter (where ${sai}), 0)::bigint as saida`,
  };
}

/** The name of the account that was asked for; refuses a missing and an unknown one. */
export async function contaDoExtrato(db: Db, id: string | undefined): Promise<{ conta: string; nome: string }> {
  if (id === undefined) throw platformErrors.invalido({ campos: { conta: OBRIGATORIO } });
  const { rows } = await sql<{ nome: string }>`select nome from contas_bancarias where id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return { conta: id, nome: rows[0].nome };
}

export async function readResumo(db: Db, periodo: Periodo): Promise<ResumoDoExtrato> {
  const { rows } = await sql<Omit<ResumoDoExtrato, 'saldo'>>`
    select case when ${comecou(periodo)} then ${antes(periodo.inicio)} end as anterior,
      case when ${opensInPeriodo(periodo)} then c.saldo_inicial end as abertura, s.entradas, s.saidas
    from contas_bancarias c
    cross join lateral (
      select coalesce(sum(m.valor) filter (where m.valor > 0), 0)::bigint as entradas,
        coalesce(-sum(m.valor) filter (where m.valor < 0), 0)::bigint as saidas
      from (${doPeriodo(periodo)}) m
    ) s
    where c.id = ${periodo.conta}::uuid`.execute(db);
  const resumo = rows[0];
  if (!resumo) throw platformErrors.nao_encontrado();
  const { anterior, abertura, entradas, saidas } = resumo;
  return { ...resumo, saldo: (anterior ?? 0) + (abertura ?? 0) + entradas - saidas };
}

interface Linha {
  data: string | null;
  tipo: string | null;
  descricao: string;
  detalhe: string | null;
  numero: string | null;
  entrada: number | null;
  saida: number | null;
  saldo: number;
}
const NAMES = ['data', 'tipo', 'descricao', 'detalhe', 'numero', 'entrada', 'saida', 'saldo'] as const;

/** extrato.xlsx and .csv: with a first day, what was there before it is a line too. */
export async function exportarExtrato(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<Contract['exportarExtrato']>,
) {
  const { conta, nome } = await contaDoExtrato(ctx.db, filter.conta);
  const query = extratoQuery({ ...filter, conta });
  const direcao: RawBuilder<unknown> = ordem[0]?.desc ? sql`desc` : sql`asc`;
  const rows = sql`
    select m.data, nullif(m.tipo, 'anterior') as tipo, ${descricao} as descricao, ${detalhe} as detalhe, ${numero} as numero,
      case when ${entra} then m.valor end as entrada, case when ${sai} then -m.valor end as saida, m.saldo
    ${query.from} where (${query.where}) or m.tipo = 'anterior' order by m.ordem ${direcao}`;
  return exportReply<Linha>(ctx, {
    formato,
    nome: 'extrato da conta',
    titulo: nome.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: fieldColumns<Linha>(MOVIMENTO_FIELDS, NAMES),
    rows,
  });
}
