/**
 * Retained taxes: list, sums by civil month of the payment and tax, and spreadsheet, all of one description.
 *
 * Only settled, live expenses; a refund gives no tax back. Each row says of its month and tax whether that was paid over
 * (`situacaoRecolhimento`, here in SQL, since the list is filtered by it). Source: issue 4 (retained taxes); spec 1 §4.2;
 * decision 032.
 */
import type { InputOf } from '@sede/domain/contract';
import type { ResumoRetencoes, Retencao } from '@sede/domain/modules/financeiro/despesas';
import { type despesasContract, RETENCAO_FIELDS } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { RawContext, ReadContext, Reader, Who } from '#platform/api/index.ts';
import { allOf, allRows, inPeriod, type PageQuery, readPage } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { despesaConta, despesas } from './despesa.record.ts';
import { buscaCondition } from './despesas.busca.ts';
import { recolhimentos } from './recolhimento.record.ts';

type Contract = typeof despesasContract;
type Filter = InputOf<Contract['resumoRetencoes']>;

const impostos = sql`cross join lateral
  (values ('irrf', d.irrf), ('inss', d.inss), ('iss', d.iss), ('csrf', d.csrf)) as r (imposto, retido)`;
// As the partial index has it.
const retida = sql`${despesaConta} and d.data_liquidacao_pagamento is not null
  and (d.irrf + d.inss + d.iss + d.csrf) > 0 and r.retido > 0`;
const mes = sql`to_char(d.data_liquidacao_pagamento, 'YYYY-MM')`;
/** What each month owes of each tax, whoever it was kept back from. */
export const devidoPorMes = sql`(select ${mes} as mes, r.imposto, sum(r.retido)::bigint as devido
  from despesas d ${impostos} where ${retida} group by 1, 2)`;

const from = (actor: Who) => sql`from despesas d
  join itens_despesa i on i.id = d.id_item_despesa
  join beneficiarios b on b.id = d.id_beneficiario
  ${impostos}
  join ${devidoPorMes} g on g.mes = ${mes} and g.imposto = r.imposto
  left join retencoes_recolhimentos x on x.mes = g.mes and x.imposto = g.imposto and ${recolhimentos.seenBy(actor)}`;

/** Day 20 of the next month is the last one (`prazoDoRecolhimento`). */
const recolhimento = (hoje: string) => sql`case when x.valor >= g.devido then 'recolhido'
  when ${hoje}::date > to_date(g.mes, 'YYYY-MM') + interval '1 month 19 days' then 'atrasado' else 'a_recolher' end`;
const columns = (hoje: string) => sql`d.id::text || '-' || r.imposto as id, d.id as id_despesa, r.imposto,
  d.data_liquidacao_pagamento, i.nome as item_despesa, b.nome_beneficiario, b.cpf_cnpj, d.tipo_documento,
  d.numero_documento, d.valor, r.retido, g.mes, g.devido, ${recolhimento(hoje)} as recolhimento,
  x.data_recolhimento as recolhido_em, x.valor as recolhido`;

async function query({ db, actor, today: hoje }: Reader, filter: Filter): Promise<PageQuery> {
  const { inicio, fim, imposto, idBeneficiario, busca } = filter;
  return {
    from: from(actor),
    where: allOf([
      retida,
      despesas.seenBy(actor),
      ...inPeriod(sql`d.data_liquidacao_pagamento`, { inicio, fim }),
      imposto && sql`r.imposto = any(${imposto}::text[])`,
      filter.recolhimento && sql`${recolhimento(hoje)} = any(${filter.recolhimento}::text[])`,
      idBeneficiario && sql`d.id_beneficiario = any(${idBeneficiario}::uuid[])`,
      await buscaCondition(db, busca),
    ]),
    columns: columns(hoje),
    order: {
      dataLiquidacaoPagamento: sql`d.data_liquidacao_pagamento`,
      imposto: sql`r.imposto`,
      nomeBeneficiario: sql`b.nome_beneficiario`,
      retido: sql`r.retido`,
    },
    id: sql`(d.id::text || '-' || r.imposto)`,
    sums: sql`coalesce(sum(r.retido), 0)::bigint as retido`,
  };
}

export const listRetencoes = async (ctx: ReadContext, input: InputOf<Contract['retencoes']>) =>
  readPage<Retencao, { retido: number }>(ctx.db, input, await query(ctx, input));

export async function readResumoRetencoes(ctx: ReadContext, filter: Filter): Promise<ResumoRetencoes> {
  const { where } = await query(ctx, filter);
  const { rows } = await sql<ResumoRetencoes['itens'][number]>`
    select t.*, case when x.id is not null then jsonb_build_object('id', x.id, 'versao', x.versao,
      'data', x.data_recolhimento, 'valor', x.valor, 'idDespesa', x.id_despesa,
      'despesa', (select concat_ws(' · ', i.nome, b.nome_beneficiario) from despesas d
        join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
        where d.id = x.id_despesa)) end as recolhimento
    from (select g.mes, g.imposto, g.devido, count(*)::int as quantidade, sum(r.retido)::bigint as retido
      ${from(ctx.actor)} where ${where ?? sql`true`} group by g.mes, g.imposto, g.devido) t
    left join retencoes_recolhimentos x on x.mes = t.mes and x.imposto = t.imposto and ${recolhimentos.seenBy(ctx.actor)}
    order by t.mes desc, t.imposto`.execute(ctx.db);
  return { itens: rows };
}

export async function exportarRetencoes(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<Contract['exportarRetencoes']>,
) {
  return exportReply<Retencao>(ctx, {
    formato,
    nome: 'impostos-retidos',
    titulo: 'Impostos retidos',
    columns: fieldColumns<Retencao>(RETENCAO_FIELDS, Object.keys(RETENCAO_FIELDS) as (keyof Retencao & string)[]),
    rows: allRows(await query(ctx, filter), ordem),
  });
}
