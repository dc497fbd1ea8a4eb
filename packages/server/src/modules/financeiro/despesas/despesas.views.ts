/**
 * What screens, charts and spreadsheets read of expenses: one description of the list, filtered, sorted and summed in SQL.
 *
 * Periods are on the due date, both ends inside. Sums: face value and net of refunds.
 * Source: spec 1 §2.10, §2.13, §9; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { DINHEIRO, SITUACAO_DO_FILTRO } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, ReadContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, type PageQuery } from '#platform/db/list/index.ts';
import { diaFechado } from '../financeiro.periodo.ts';
import { type DespesaLinha, type Leitor, toDespesa } from './despesa.record.ts';
import { type Configuracoes, configuracoesRecentes, quemPode } from './despesas.actor.ts';
import { buscaCondition } from './despesas.busca.ts';
import { despesaExiste, despesaVisivel } from './despesas.visibility.ts';

export type DespesasFilter = InputOf<typeof despesasContract.totals>;
export type PendentesFilter = InputOf<typeof despesasContract.totalsPendentes>;
export interface Somas {
  valor: number;
  valorLiquido: number;
}

const from = sql`from despesas d
  join itens_despesa i on i.id = d.id_item_despesa
  join beneficiarios b on b.id = d.id_beneficiario
  left join eventos e on e.id = d.id_evento
  left join contas_bancarias c on c.id = d.id_conta_liquidacao`;

const columns = sql`d.id, d.versao, d.criado_em, d.criado_por, d.atualizado_em, d.id_item_despesa, i.nome as item_despesa,
  d.tipo_despesa, d.centro_custo, d.descricao, d.id_beneficiario, b.nome_beneficiario, b.cpf_cnpj, d.relacao_evento,
  d.id_evento, e.nome as nome_evento, d.valor, d.valor - coalesce(d.valor_estorno, 0) as valor_liquido,
  d.numero_parcelas, d.numero_parcela, d.parcela, d.grupo_parcelas, d.data_vencimento, d.meio_pagamento,
  d.tipo_documento, d.numero_documento, d.boleto, d.motivo_duplicidade, d.situacao, d.solicitante, d.solicitante_id, d.alterado_por, d.motivo_negacao,
  d.negado_por, d.data_liquidacao_pagamento, d.id_conta_liquidacao, c.nome as conta_liquidacao, d.banco_liquidacao, d.numero_pagamento, d.juros, d.multa, d.desconto,
  d.irrf, d.inss, d.iss, d.csrf, d.valor_pago, d.valor_estorno, d.data_estorno, d.conferir,
  ${diaFechado(sql`d.data_liquidacao_pagamento`)} as em_mes_fechado,
  case when d.aprovacoes > 0 then (
    select jsonb_agg(jsonb_build_object('usuarioId', a.usuario_id, 'nome', a.usuario_nome, 'email', a.usuario_email,
      'em', a.criado_em) order by a.criado_em, a.id)
    from despesas_aprovacoes a where a.despesa_id = d.id) end as aprovadores,
  (select count(*) from despesas_anexos x where x.despesa_id = d.id)::int as anexos`;

const order: Record<string, RawBuilder<unknown>> = {
  dataVencimento: sql`d.data_vencimento`,
  tipoDespesa: sql`d.tipo_despesa`,
  itemDespesa: sql`i.nome`,
  nomeBeneficiario: sql`b.nome_beneficiario`,
  parcela: sql`d.numero_parcela`,
  situacao: sql`d.situacao`,
  valor: sql`d.valor`,
  dataLiquidacaoPagamento: sql`d.data_liquidacao_pagamento`,
  centroCusto: sql`d.centro_custo`,
};

/** Of the expenses that exist; only these may be absent: `situacao`, `dataLiquidacaoPagamento`. */
const notNull = Object.keys(order).filter((campo) => !['situacao', 'dataLiquidacaoPagamento'].includes(campo));

const joined = ['itemDespesa', 'nomeBeneficiario'];

const sums = sql`coalesce(sum(d.valor), 0)::bigint as valor,
  coalesce(sum(d.valor - coalesce(d.valor_estorno, 0)), 0)::bigint as valor_liquido`;

function statusCondition(status: DespesasFilter['statusVencimento'], hoje: string): RawBuilder<unknown> | null {
  if (!status) return null;
  const conditions = status.map((one) => {
    if (one === 'liquidada') return sql`d.data_liquidacao_pagamento is not null`;
    const operator = { vencida: sql`<`, vence_hoje: sql`=`, a_vencer: sql`>` }[one];
    return sql`(d.data_liquidacao_pagamento is null and d.data_vencimento ${operator} ${hoje}::date)`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function situacaoCondition(situacao: DespesasFilter['situacao']): RawBuilder<unknown> | null {
  if (!situacao) return null;
  const named = situacao.flatMap((one) => SITUACAO_DO_FILTRO[one] ?? []);
  const none = situacao.includes('sem') ? sql` or d.situacao is null` : sql``;
  return sql`(d.situacao = any(${named}::text[])${none})`;
}

/** 'Dinheiro' alone is written out: the till's index is of those rows. */
const meioCondition = (meios: string[]) =>
  meios.length === 1 && meios[0] === DINHEIRO
    ? sql`d.meio_pagamento = ${sql.lit(DINHEIRO)}`
    : sql`d.meio_pagamento = any(${meios}::text[])`;

const semAnexo = (sem: boolean) =>
  sql`${sem ? sql`not ` : sql``}exists (select 1 from despesas_anexos x where x.despesa_id = d.id)`;

/** Settled through a bank, and nobody said which account it left: it is in no account's balance. */
const semConta = sql`(d.data_liquidacao_pagamento is not null and d.id_conta_liquidacao is null
  and d.meio_pagamento <> ${sql.lit(DINHEIRO)})`;

/** In a batch that is open: its index has those rows alone. */
const emBordero = (sim: boolean) =>
  sql`${sim ? sql`` : sql`not `}exists (select 1 from borderos_despesas x where x.despesa_id = d.id and x.aberto)`;

export async function despesasQuery(db: Db, filter: DespesasFilter, hoje: string): Promise<PageQuery> {
  const { inicio, fim, valorDe, valorAte } = filter;
  const where = allOf([
    despesaExiste,
    filter.ids && sql`d.id = any(${filter.ids}::uuid[])`,
    inicio !== undefined && sql`d.data_vencimento >= ${inicio}::date`,
    fim !== undefined && sql`d.data_vencimento <= ${fim}::date`,
    statusCondition(filter.statusVencimento, hoje),
    situacaoCondition(filter.situacao),
    // Written out, as 'Dinheiro' is: their index is of those rows.
    filter.conferir !== undefined && (filter.conferir ? sql`d.conferir` : sql`not d.conferir`),
    filter.semAnexo !== undefined && semAnexo(filter.semAnexo),
    filter.emBordero !== undefined && emBordero(filter.emBordero),
    filter.naoLiquidadas === true && sql`d.data_liquidacao_pagamento is null`,
    filter.naoLiquidadas === false && sql`d.data_liquidacao_pagamento is not null`,
    filter.tipoDespesa && sql`d.tipo_despesa = any(${filter.tipoDespesa}::text[])`,
    filter.centroCusto && sql`d.centro_custo = any(${filter.centroCusto}::text[])`,
    filter.semCentroCusto !== undefined && sql`(d.centro_custo = '') = ${filter.semCentroCusto}`,
    filter.meioPagamento && meioCondition(filter.meioPagamento),
    filter.idBeneficiario && sql`d.id_beneficiario = any(${filter.idBeneficiario}::uuid[])`,
    filter.idItemDespesa && sql`d.id_item_despesa = any(${filter.idItemDespesa}::uuid[])`,
    filter.idEvento && sql`d.id_evento = any(${filter.idEvento}::uuid[])`,
    filter.idContaLiquidacao && sql`d.id_conta_liquidacao = any(${filter.idContaLiquidacao}::uuid[])`,
    filter.semConta !== undefined && (filter.semConta ? semConta : sql`not ${semConta}`),
    filter.grupoParcelas !== undefined && sql`d.grupo_parcelas = ${filter.grupoParcelas}::uuid`,
    valorDe !== undefined && sql`d.valor >= ${valorDe}::bigint`,
    valorAte !== undefined && sql`d.valor <= ${valorAte}::bigint`,
    await buscaCondition(db, filter.busca),
  ]);
  return { from, fromTotals: sql`from despesas d`, where, columns, order, notNull, joined, id: sql`d.id`, sums };
}

/**
 * Waiting for approval, due after the cut-off. `somenteMinhas` leaves out what the reader cannot approve: approved by
 * them already and, with segregation, requested, registered or changed by them (`motivoNaoAprovar`).
 */
export async function pendentesQuery(
  db: Db,
  filter: PendentesFilter,
  { corteAprovacao, segregacaoAprovacao }: Pick<Configuracoes, 'corteAprovacao' | 'segregacaoAprovacao'>,
  usuarioId: string,
): Promise<PageQuery> {
  const { inicio, fim, somenteMinhas } = filter;
  const where = allOf([
    despesaExiste,
    sql`d.situacao = 'Aguardando aprovação'`,
    sql`d.data_vencimento > ${corteAprovacao}::date`,
    filter.ids && sql`d.id = any(${filter.ids}::uuid[])`,
    inicio !== undefined && sql`d.data_vencimento >= ${inicio}::date`,
    fim !== undefined && sql`d.data_vencimento <= ${fim}::date`,
    somenteMinhas &&
      sql`not exists (select 1 from despesas_aprovacoes a where a.despesa_id = d.id and a.usuario_id = ${usuarioId}::uuid)`,
    somenteMinhas &&
      segregacaoAprovacao &&
      sql`not (${usuarioId}::uuid = any(array[d.solicitante_id, d.criado_por, d.alterado_por]) is true)`,
    await buscaCondition(db, filter.busca),
  ]);
  return { from, fromTotals: sql`from despesas d`, where, columns, order, notNull, joined, id: sql`d.id`, sums };
}

export async function leitorDe(db: Db, actor: Actor, hoje: string): Promise<Leitor> {
  const cfg = await configuracoesRecentes(db);
  return { usuarioId: actor.usuarioId, quem: quemPode(actor, cfg), cfg, hoje };
}

type Reader = Pick<ReadContext, 'db' | 'actor' | 'today'>;

/** One expense that the reader may see. `db` may be a transaction, to read what it has just written. */
export async function readLinha({ db, actor }: Reader, id: string): Promise<DespesaLinha> {
  const { rows } =
    await sql<DespesaLinha>`select ${columns} ${from} where d.id = ${id}::uuid and ${despesaVisivel(actor)}`.execute(
      db,
    );
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

export const readDespesa = async (ctx: Reader, id: string) =>
  toDespesa(await readLinha(ctx, id), await leitorDe(ctx.db, ctx.actor, ctx.today));

/** The latest settled expenses of the same beneficiary: what an approver compares with. */
export async function readPagamentosAnteriores(ctx: Reader, id: string) {
  const { idBeneficiario } = await readLinha(ctx, id);
  const { rows } = await sql<DespesaLinha>`select ${columns} ${from}
    where d.id_beneficiario = ${idBeneficiario}::uuid and d.id <> ${id}::uuid and ${despesaExiste}
      and d.data_liquidacao_pagamento is not null
    order by d.data_liquidacao_pagamento desc, d.id desc limit 10`.execute(ctx.db);
  const leitor = await leitorDe(ctx.db, ctx.actor, ctx.today);
  return { itens: rows.map((linha) => toDespesa(linha, leitor)) };
}

/** Names for the history's references. */
export async function nomesReferidos(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from itens_despesa where id = any(${ids}::uuid[])
    union all select id, nome_beneficiario from beneficiarios where id = any(${ids}::uuid[])
    union all select id, nome from eventos where id = any(${ids}::uuid[])
    union all select id, nome from contas_bancarias where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
