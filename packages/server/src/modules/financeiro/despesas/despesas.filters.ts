/**
 * What the lists of expenses ask of a row, by their filters: the list's own, and that of what waits for approval.
 *
 * Periods are on the due date, both ends inside. Which expenses a person sees is the record's (`despesa.record.ts`).
 * Source: spec 1 §2.10, §2.13, §9; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { DINHEIRO, SITUACAO_DO_FILTRO } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inPeriod } from '#platform/db/list/index.ts';
import type { Conditions } from '#platform/records/index.ts';
import type { Configuracoes } from './despesas.actor.ts';
import { buscaCondition } from './despesas.busca.ts';

export type DespesasFilter = InputOf<typeof despesasContract.totals>;
export type PendentesFilter = InputOf<typeof despesasContract.totalsPendentes>;

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

/**
 * 'Dinheiro' alone stands in the text of the statement instead of a parameter, so that the till's partial index can be
 * used.
 */
const meioCondition = (meios: string[]) =>
  meios.length === 1 && meios[0] === DINHEIRO
    ? sql`d.meio_pagamento = ${sql.lit(DINHEIRO)}`
    : sql`d.meio_pagamento = any(${meios}::text[])`;

const semAnexo = (sem: boolean) =>
  sql`${sem ? sql`not ` : sql``}exists (select 1 from despesas_anexos x where x.despesa_id = d.id)`;

/** Settled through a bank without naming the account: it is in no account's balance. */
const semConta = sql`(d.data_liquidacao_pagamento is not null and d.id_conta_liquidacao is null
  and d.meio_pagamento <> ${sql.lit(DINHEIRO)})`;

/** In an open batch; the partial index has only those rows. */
const emBordero = (sim: boolean) =>
  sql`${sim ? sql`` : sql`not `}exists (select 1 from borderos_despesas x where x.despesa_id = d.id and x.aberto)`;

/**
 * Imported rows with a date outside stand in no list and no figure, but where somebody asks for what is to be checked, or
 * for the very record.
 */
const aConferir = ({ conferir, ids, grupoParcelas }: DespesasFilter): Conditions => {
  if (conferir) return [sql`(d.conferir or d.data_fora)`];
  const named = ids !== undefined || grupoParcelas !== undefined;
  return [conferir === false && sql`not d.conferir`, !named && sql`not d.data_fora`];
};

export async function despesasConditions(filter: DespesasFilter, { db, today: hoje }: Reader): Promise<Conditions> {
  const { inicio, fim, valorDe, valorAte } = filter;
  return [
    filter.ids && sql`d.id = any(${filter.ids}::uuid[])`,
    ...inPeriod(sql`d.data_vencimento`, { inicio, fim }),
    statusCondition(filter.statusVencimento, hoje),
    situacaoCondition(filter.situacao),
    ...aConferir(filter),
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
    filter.idContrato && sql`d.id_contrato = any(${filter.idContrato}::uuid[])`,
    filter.idContaLiquidacao && sql`d.id_conta_liquidacao = any(${filter.idContaLiquidacao}::uuid[])`,
    filter.semConta !== undefined && (filter.semConta ? semConta : sql`not ${semConta}`),
    filter.grupoParcelas !== undefined && sql`d.grupo_parcelas = ${filter.grupoParcelas}::uuid`,
    valorDe !== undefined && sql`d.valor >= ${valorDe}::bigint`,
    valorAte !== undefined && sql`d.valor <= ${valorAte}::bigint`,
    await buscaCondition(db, filter.busca),
  ];
}

/**
 * Waiting for approval, due after the cut-off. `somenteMinhas` leaves out what the reader cannot approve: approved by
 * them already and, with segregation, requested, registered or changed by them (`motivoNaoAprovar`).
 */
export async function pendentesConditions(
  filter: PendentesFilter,
  { db, actor: { usuarioId } }: Reader,
  { corteAprovacao, segregacaoAprovacao }: Pick<Configuracoes, 'corteAprovacao' | 'segregacaoAprovacao'>,
): Promise<Conditions> {
  const { inicio, fim, somenteMinhas } = filter;
  return [
    sql`d.situacao = 'Aguardando aprovação'`,
    sql`d.data_vencimento > ${corteAprovacao}::date`,
    filter.ids && sql`d.id = any(${filter.ids}::uuid[])`,
    ...inPeriod(sql`d.data_vencimento`, { inicio, fim }),
    somenteMinhas &&
      sql`not exists (select 1 from despesas_aprovacoes a where a.despesa_id = d.id and a.usuario_id = ${usuarioId}::uuid)`,
    somenteMinhas &&
      segregacaoAprovacao &&
      sql`not (${usuarioId}::uuid = any(array[d.solicitante_id, d.criado_por, d.alterado_por]) is true)`,
    await buscaCondition(db, filter.busca),
  ];
}
