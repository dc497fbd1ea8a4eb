/**
 * Retained taxes: list, sums by civil month of the payment and tax, and spreadsheet, all of one description.
 *
 * Only settled, live expenses; a refund gives no tax back. Source: issue 4 (retained taxes); spec 1 §4.2.
 */
import type { InputOf } from '@sede/domain/contract';
import type { ResumoRetencoes, Retencao } from '@sede/domain/modules/financeiro/despesas';
import { type despesasContract, RETENCAO_FIELDS } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { RawContext, ReadContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, allRows, type PageQuery, readPage } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { buscaCondition } from './despesas.busca.ts';
import { despesaExiste } from './despesas.visibility.ts';

type Contract = typeof despesasContract;
type Filter = InputOf<Contract['resumoRetencoes']>;

const from = sql`from despesas d
  join itens_despesa i on i.id = d.id_item_despesa
  join beneficiarios b on b.id = d.id_beneficiario
  cross join lateral (values ('irrf', d.irrf), ('inss', d.inss), ('iss', d.iss), ('csrf', d.csrf)) as r (imposto, retido)`;
const columns = sql`d.id::text || '-' || r.imposto as id, d.id as id_despesa, r.imposto, d.data_liquidacao_pagamento,
  i.nome as item_despesa, b.nome_beneficiario, b.cpf_cnpj, d.tipo_documento, d.numero_documento, d.valor, r.retido`;

async function query(db: Db, { inicio, fim, imposto, idBeneficiario, busca }: Filter): Promise<PageQuery> {
  return {
    from,
    where: allOf([
      despesaExiste,
      // As the partial index has it.
      sql`d.data_liquidacao_pagamento is not null and (d.irrf + d.inss + d.iss + d.csrf) > 0 and r.retido > 0`,
      inicio !== undefined && sql`d.data_liquidacao_pagamento >= ${inicio}::date`,
      fim !== undefined && sql`d.data_liquidacao_pagamento <= ${fim}::date`,
      imposto && sql`r.imposto = any(${imposto}::text[])`,
      idBeneficiario && sql`d.id_beneficiario = any(${idBeneficiario}::uuid[])`,
      await buscaCondition(db, busca),
    ]),
    columns,
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
  readPage<Retencao, { retido: number }>(ctx.db, input, await query(ctx.db, input));

export async function readResumoRetencoes(ctx: ReadContext, filter: Filter): Promise<ResumoRetencoes> {
  const { where } = await query(ctx.db, filter);
  const { rows } = await sql<ResumoRetencoes['itens'][number]>`
    select to_char(d.data_liquidacao_pagamento, 'YYYY-MM') as mes, r.imposto, count(*)::int as quantidade,
      sum(r.retido)::bigint as retido
    ${from} where ${where ?? sql`true`} group by 1, 2 order by 1 desc, 2`.execute(ctx.db);
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
    rows: allRows(await query(ctx.db, filter), ordem),
  });
}
