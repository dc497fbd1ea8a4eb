/** Payment batches, described once: whoever may see batches sees all of them. Source: issue 4 (Payment batch). */
import type { InputOf } from '@sede/domain/contract';
import { ACOES_FINANCEIRAS, BORDERO_DESPESA_FIELDS, BORDERO_FIELDS } from '@sede/domain/modules/financeiro/borderos';
import { borderoSchema, type borderosContract } from '@sede/domain/modules/financeiro/borderos/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { despesas } from '../despesas/index.ts';
import { valorPagoDoItem } from './borderos.store.ts';

type Filter = InputOf<typeof borderosContract.totals>;

export const borderosSearch = inColumns(sql`b.busca`);

/** Names of the expenses in a batch, of those that the reader sees. */
export async function nomesDasDespesas({ db, actor }: Reader, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select d.id, i.nome || ' · ' || b.nome_beneficiario || ' · ' || d.parcela as nome from despesas d
    join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
    where d.id = any(${ids}::uuid[]) and ${despesas.seenBy(actor)}`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

export const borderos = defineRecord({
  modulo: 'borderos',
  tabela: 'borderos',
  alias: 'b',
  schema: borderoSchema,
  visivel: todos,
  columns: sql`b.id, b.versao, b.criado_em, b.atualizado_em, b.numero, b.descricao, b.situacao, b.data_liquidacao,
    b.banco_liquidacao, b.numero_pagamento, b.motivo_cancelamento,
    (select count(*) from borderos_despesas x where x.bordero_id = b.id)::int as quantidade,
    (select coalesce(sum(d.valor), 0) from borderos_despesas x join despesas d on d.id = x.despesa_id
      where x.bordero_id = b.id)::bigint as valor,
    (select coalesce(sum(${valorPagoDoItem}), 0) from borderos_despesas x join despesas d on d.id = x.despesa_id
      where x.bordero_id = b.id)::bigint as valor_pago`,
  order: {
    numero: sql`b.numero`,
    descricao: sql`b.descricao`,
    situacao: sql`b.situacao`,
    dataLiquidacao: sql`b.data_liquidacao`,
  },
  filter: ({ busca, situacao }: Filter) => [
    searchCondition(busca, borderosSearch),
    situacao && sql`b.situacao = any(${situacao}::text[])`,
  ],
  fields: BORDERO_FIELDS,
  actions: ACOES_FINANCEIRAS,
  children: { borderos_despesas: BORDERO_DESPESA_FIELDS },
  names: nomesDasDespesas,
});
