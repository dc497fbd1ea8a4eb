/** What screens, print and spreadsheets read of payment batches. Source: issue 4 (Payment batch). */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors, podeDe } from '@sede/domain/kernel';
import {
  type Bordero,
  type BorderoCompleto,
  type DespesaDoBordero,
  type ItemDoBordero,
  motivoForaDoBordero,
} from '@sede/domain/modules/financeiro/borderos';
import type { borderosContract } from '@sede/domain/modules/financeiro/borderos/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, searchCondition } from '#platform/db/list/index.ts';

export type BorderosFilter = InputOf<typeof borderosContract.totals>;

export const borderosFrom = sql`from borderos b`;
export const borderosSearch = inColumns(sql`b.busca`);

export const borderosColumns = sql`b.id, b.versao, b.criado_em, b.atualizado_em, b.numero, b.descricao, b.situacao, b.data_liquidacao,
  b.banco_liquidacao, b.numero_pagamento, b.motivo_cancelamento,
  (select count(*) from borderos_despesas x where x.bordero_id = b.id)::int as quantidade,
  (select coalesce(sum(d.valor), 0) from borderos_despesas x join despesas d on d.id = x.despesa_id
    where x.bordero_id = b.id)::bigint as valor`;

export const borderosQuery = (filter: BorderosFilter): PageQuery => ({
  from: borderosFrom,
  where: allOf([
    searchCondition(filter.busca, borderosSearch),
    filter.situacao && sql`b.situacao = any(${filter.situacao}::text[])`,
  ]),
  columns: borderosColumns,
  order: {
    numero: sql`b.numero`,
    descricao: sql`b.descricao`,
    situacao: sql`b.situacao`,
    dataLiquidacao: sql`b.data_liquidacao`,
  },
  id: sql`b.id`,
});

export async function readBordero(db: Db, id: string): Promise<Bordero> {
  const { rows } = await sql<Bordero>`select ${borderosColumns} ${borderosFrom} where b.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

type Linha = Omit<ItemDoBordero, 'pode'> & DespesaDoBordero;

/** `db` may be a transaction, to read what it has just written. In the order in which the bank is told. */
export async function readBorderoCompleto(db: Db, id: string): Promise<BorderoCompleto> {
  const bordero = await readBordero(db, id);
  const { rows } = await sql<Linha>`
    select d.id, i.nome as item_despesa, d.descricao, d.parcela, f.nome_beneficiario, f.cpf_cnpj, f.chave_pix, f.banco,
      f.agencia, f.conta, f.tipo_conta, d.boleto, d.tipo_documento, d.numero_documento, d.data_vencimento, d.valor,
      d.situacao, d.data_liquidacao_pagamento, d.meio_pagamento
    from borderos_despesas x join despesas d on d.id = x.despesa_id
    join itens_despesa i on i.id = d.id_item_despesa join beneficiarios f on f.id = d.id_beneficiario
    where x.bordero_id = ${id}::uuid order by f.nome_beneficiario, d.data_vencimento, d.id`.execute(db);
  const aberto = bordero.situacao === 'aberto';
  const itens = rows.map(({ situacao, dataLiquidacaoPagamento, meioPagamento, ...item }) => ({
    ...item,
    pode: podeDe({
      pagar: aberto ? motivoForaDoBordero({ situacao, dataLiquidacaoPagamento, meioPagamento }) : null,
    }),
  }));
  return { ...bordero, itens };
}

/** Names of the expenses in a batch's history. */
export async function nomesDasDespesas(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select d.id, i.nome || ' · ' || b.nome_beneficiario || ' · ' || d.parcela as nome from despesas d
    join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
    where d.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
