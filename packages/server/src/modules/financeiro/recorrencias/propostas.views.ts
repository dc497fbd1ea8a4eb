/**
 * What waits to be confirmed up to a month, overdue ones included, with the amount that is proposed for each.
 *
 * Fixed: the model's amount in that month. Variable: the face value of the last payment of this item to this
 * beneficiary, of the recurrence's own where it has some; the model's amount while there is none. Face value and not what was
 * paid: interest of a late payment and taxes kept back are no forecast of the next bill. Source: issue 4; decision 028.
 */
import type { InputOf } from '@sede/domain/contract';
import { type CalendarDate, platformErrors } from '@sede/domain/kernel';
import type { Prevista } from '@sede/domain/modules/financeiro/projecao';
import {
  descricaoDoMes,
  mesDe,
  type Proposta,
  recorrenciasMotivos,
  type StatusProposta,
  statusProposta,
  ultimoMesProposto,
} from '@sede/domain/modules/financeiro/recorrencias';
import type { recorrenciasContract } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Who } from '#platform/api/index.ts';
import { allOf, type PageQuery } from '#platform/db/list/index.ts';
import { despesas } from '../despesas/index.ts';
import { esperando } from './propostas.sql.ts';
import { recorrencias, recorrenciasBusca } from './recorrencia.record.ts';

export type PropostasFilter = InputOf<typeof recorrenciasContract.totaisPropostas>;

const ULTIMOS = 3;
const paga = sql`d.id_beneficiario = r.id_beneficiario and d.id_item_despesa = r.id_item_despesa
  and d.data_liquidacao_pagamento is not null`;
const tresUltimas = sql`order by d.data_liquidacao_pagamento desc, d.id desc limit ${sql.lit(ULTIMOS)}`;
/**
 * A query of its own per row, so that each takes its three from an index: one item of one beneficiary may have
 * thousands.
 */
function ultimos(actor: Who): RawBuilder<unknown> {
  const pagas = sql`${paga} and ${despesas.seenBy(actor)}`;
  return sql`cross join lateral (
  with proprias as (
    select d.* from recorrencias_meses m join despesas d on d.id = m.despesa_id
    where r.tipo_valor = 'estimado' and m.recorrencia_id = r.id and ${pagas} ${tresUltimas}
  ), outras as (
    select d.* from despesas d
    where r.tipo_valor = 'estimado' and not exists (select 1 from proprias) and ${pagas} ${tresUltimas}
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'dataVencimento', u.data_vencimento,
      'dataLiquidacaoPagamento', u.data_liquidacao_pagamento, 'valor', u.valor)
      order by u.data_liquidacao_pagamento desc, u.id desc), '[]') as todos,
    (array_agg(u.valor order by u.data_liquidacao_pagamento desc, u.id desc))[1] as valor
  from (select * from proprias union all select * from outras) u) u`;
}

const from = (ate: string, actor: Who) => sql`from recorrencias r
  join itens_despesa i on i.id = r.id_item_despesa
  join beneficiarios b on b.id = r.id_beneficiario
  cross join lateral ${esperando(ate)} p
  ${ultimos(actor)}
  cross join lateral (select case when p.mes < r.valor_desde then r.valor_anterior else r.valor end as modelo) v`;

const valor = sql`case r.tipo_valor when 'estimado' then coalesce(u.valor, v.modelo) else v.modelo end`;

const columns = sql`r.id || ':' || p.mes as id, r.id as id_recorrencia, r.versao, p.mes, p.vencimento as data_vencimento,
  r.id_item_despesa, i.nome as item_despesa, r.tipo_despesa, r.centro_custo, r.descricao, r.id_beneficiario,
  b.nome_beneficiario, r.relacao_evento, r.id_evento, r.relacao_contrato, r.id_contrato, r.meio_pagamento, r.tipo_documento, r.tipo_valor,
  ${valor} as valor, u.todos as ultimos`;

function statusCondition(status: readonly StatusProposta[] | undefined, hoje: string): RawBuilder<unknown> | null {
  if (!status) return null;
  const one = (name: StatusProposta) =>
    sql`p.vencimento ${{ atrasada: sql`<`, vence_hoje: sql`=`, a_vencer: sql`>` }[name]} ${hoje}::date`;
  return sql`(${sql.join(status.map(one), sql` or `)})`;
}

/** Errors: `plataforma.invalido` at `mes`, beyond what is proposed. */
export async function propostasQuery({ db, actor, today: hoje }: Reader, filter: PropostasFilter): Promise<PageQuery> {
  const { mes = mesDe(hoje) } = filter;
  if (mes > ultimoMesProposto(hoje)) {
    throw platformErrors.invalido({ campos: { mes: recorrenciasMotivos.texto('longe_demais') } });
  }
  return {
    from: from(mes, actor),
    where: allOf([
      recorrencias.seenBy(actor),
      await recorrenciasBusca(db, filter.busca),
      statusCondition(filter.status, hoje),
      filter.tipoValor && sql`r.tipo_valor = any(${filter.tipoValor}::text[])`,
      filter.centroCusto && sql`r.centro_custo = any(${filter.centroCusto}::text[])`,
      filter.idBeneficiario && sql`r.id_beneficiario = any(${filter.idBeneficiario}::uuid[])`,
      filter.idItemDespesa && sql`r.id_item_despesa = any(${filter.idItemDespesa}::uuid[])`,
    ]),
    columns,
    order: {
      dataVencimento: sql`p.vencimento`,
      itemDespesa: sql`i.nome`,
      nomeBeneficiario: sql`b.nome_beneficiario`,
      valor,
    },
    id: sql`(r.id || ':' || p.mes)`,
    sums: sql`coalesce(sum(${valor}), 0)::bigint as valor`,
  };
}

/** A row as the view reads it: the description still has its marks. */
export type PropostaLinha = Omit<Proposta, 'status'>;

export const toProposta = (linha: PropostaLinha, hoje: string): Proposta => ({
  ...linha,
  descricao: descricaoDoMes(linha.descricao, linha.mes),
  status: statusProposta(linha.dataVencimento, hoje),
});

/** What waits up to a day, however far ahead, by due date: the projection's. Amounts in centavos. */
export async function readPrevistas({ db, actor }: Reader, ate: CalendarDate): Promise<Prevista[]> {
  const { rows } = await sql<Prevista>`select p.vencimento, count(*)::int as quantidade, sum(${valor})::bigint as valor
    ${from(mesDe(ate), actor)} where ${allOf([recorrencias.seenBy(actor), sql`p.vencimento <= ${ate}::date`])}
    group by p.vencimento order by p.vencimento`.execute(db);
  return rows;
}
