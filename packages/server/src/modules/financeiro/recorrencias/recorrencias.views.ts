/**
 * What screens and spreadsheets read of recurring expenses: the models, and what became of their months.
 *
 * A month that waits is one of the series without an outcome, not paused (`propostas.sql.ts`); the oldest and the count
 * of overdue ones stand in each row. Source: issue 4; decision 028.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors, podeDe } from '@sede/domain/kernel';
import {
  type MesFeito,
  motivoNaoPausar,
  motivoNaoReajustar,
  motivoNaoRetomar,
  type Recorrencia,
  situacaoRecorrencia,
  ultimoMesProposto,
} from '@sede/domain/modules/financeiro/recorrencias';
import type { recorrenciasContract } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { allOf, type BuscaPlaces, namedSearch, type PageQuery } from '#platform/db/list/index.ts';
import { esperando } from './propostas.sql.ts';

export type RecorrenciasFilter = InputOf<typeof recorrenciasContract.totals>;

const BUSCA: BuscaPlaces = {
  texto: sql`r.busca`,
  nomes: [
    { tabela: 'itens_despesa', coluna: sql`r.id_item_despesa` },
    { tabela: 'beneficiarios', coluna: sql`r.id_beneficiario` },
  ],
};
/** The condition on `recorrencias r`, or null where nothing is searched for. */
export const recorrenciasBusca = (db: Db, busca: string | undefined) => namedSearch(db, busca, BUSCA);

const from = (hoje: string) => sql`from recorrencias r
  join itens_despesa i on i.id = r.id_item_despesa
  join beneficiarios b on b.id = r.id_beneficiario
  left join eventos e on e.id = r.id_evento
  cross join lateral (
    select min(p.vencimento) as proximo, count(*) filter (where p.vencimento < ${hoje}::date)::int as atrasadas
    from ${esperando(ultimoMesProposto(hoje))} p) w`;

const columns = sql`r.id, r.versao, r.criado_em, r.atualizado_em, r.id_item_despesa, i.nome as item_despesa,
  r.tipo_despesa, r.centro_custo, r.descricao, r.id_beneficiario, b.nome_beneficiario, b.cpf_cnpj, r.relacao_evento,
  r.id_evento, e.nome as nome_evento, r.tipo_valor, r.valor, r.valor_anterior, r.valor_desde, r.frequencia,
  r.dia_vencimento, r.primeiro_mes, r.ultimo_mes, r.meio_pagamento, r.tipo_documento, r.pausada_desde, r.desabilitado,
  w.proximo as proximo_vencimento, w.atrasadas`;

/** The same words as `situacaoRecorrencia`, in SQL (a test holds them together). */
const situacaoSql = (hoje: string) => sql`case when r.desabilitado then 'desabilitada'
  when r.pausada_desde is not null then 'pausada'
  when r.ultimo_mes < left(${hoje}, 7) then 'encerrada' else 'ativa' end`;

const order: Record<string, RawBuilder<unknown>> = {
  itemDespesa: sql`i.nome`,
  nomeBeneficiario: sql`b.nome_beneficiario`,
  frequencia: sql`array_position(array['mensal', 'bimestral', 'trimestral', 'semestral', 'anual'], r.frequencia)`,
  diaVencimento: sql`r.dia_vencimento`,
  valor: sql`r.valor`,
  proximoVencimento: sql`w.proximo`,
};

export async function recorrenciasQuery(db: Db, filter: RecorrenciasFilter, hoje: string): Promise<PageQuery> {
  return {
    from: from(hoje),
    where: allOf([
      await recorrenciasBusca(db, filter.busca),
      filter.situacao && sql`${situacaoSql(hoje)} = any(${filter.situacao}::text[])`,
      filter.frequencia && sql`r.frequencia = any(${filter.frequencia}::text[])`,
      filter.tipoValor && sql`r.tipo_valor = any(${filter.tipoValor}::text[])`,
      filter.centroCusto && sql`r.centro_custo = any(${filter.centroCusto}::text[])`,
      filter.idBeneficiario && sql`r.id_beneficiario = any(${filter.idBeneficiario}::uuid[])`,
      filter.idItemDespesa && sql`r.id_item_despesa = any(${filter.idItemDespesa}::uuid[])`,
    ]),
    columns,
    order,
    id: sql`r.id`,
  };
}

/** A row as the view reads it. */
export type RecorrenciaLinha = Omit<Recorrencia, 'situacao' | 'pode'>;

export function toRecorrencia(linha: RecorrenciaLinha, hoje: string): Recorrencia {
  const pode = podeDe({
    reajustar: motivoNaoReajustar(linha),
    pausar: motivoNaoPausar(linha),
    retomar: motivoNaoRetomar(linha),
  });
  return { ...linha, situacao: situacaoRecorrencia(linha, hoje), pode };
}

/** `db` may be a transaction, to read what it has just written. */
export async function readRecorrencia(db: Db, id: string, hoje: string): Promise<Recorrencia> {
  const { rows } = await sql<RecorrenciaLinha>`select ${columns} ${from(hoje)} where r.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return toRecorrencia(rows[0], hoje);
}

const MESES_MOSTRADOS = 24;
export async function readMeses(db: Db, id: string): Promise<MesFeito[]> {
  const { rows } = await sql<MesFeito>`
    select m.mes, m.despesa_id as id_despesa, d.data_vencimento, d.valor, d.data_liquidacao_pagamento, m.motivo_pulo,
      m.criado_em as em, u.nome as por
    from recorrencias_meses m left join despesas d on d.id = m.despesa_id left join usuarios u on u.id = m.criado_por
    where m.recorrencia_id = ${id}::uuid order by m.mes desc limit ${MESES_MOSTRADOS}`.execute(db);
  return rows;
}

/** Names of what a recurrence's history refers to: item, beneficiary, event, the expenses that it made. */
export async function nomesReferidos(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from itens_despesa where id = any(${ids}::uuid[])
    union all select id, nome_beneficiario from beneficiarios where id = any(${ids}::uuid[])
    union all select id, nome from eventos where id = any(${ids}::uuid[])
    union all select id, tipo_documento || ' ' || numero_documento || ' · ' || to_char(data_vencimento, 'DD/MM/YYYY')
      from despesas where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
