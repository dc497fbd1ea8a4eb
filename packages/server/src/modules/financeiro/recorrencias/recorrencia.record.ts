/**
 * Recurring expenses, described once: the models with the months that wait of each. Whoever may see them sees all.
 *
 * A month that waits is one of the series without an outcome, not paused (`propostas.sql.ts`); the oldest and the count
 * of overdue ones stand in each row. Source: issue 4; decision 028.
 */
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoPausar,
  motivoNaoReajustar,
  motivoNaoRetomar,
  PROPOSTA_FIELDS,
  RECORRENCIA_FIELDS,
  RECORRENCIA_MES_FIELDS,
  type Recorrencia,
  situacaoRecorrencia,
  ultimoMesProposto,
} from '@sede/domain/modules/financeiro/recorrencias';
import { recorrenciaSchema, type recorrenciasContract } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { type BuscaPlaces, namedSearch } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { nomeDoContrato } from '../financeiro.contratos.ts';
import { esperando } from './propostas.sql.ts';
import { nomesReferidos } from './recorrencias.names.ts';

type Filter = InputOf<typeof recorrenciasContract.totals>;
/** A row of the list, before its state and what may be done. */
export type RecorrenciaLinha = Omit<Recorrencia, 'situacao' | 'pode'>;

const BUSCA: BuscaPlaces = {
  texto: sql`r.busca`,
  nomes: [
    { tabela: 'itens_despesa', coluna: sql`r.id_item_despesa` },
    { tabela: 'beneficiarios', coluna: sql`r.id_beneficiario` },
  ],
};
/** The condition on `recorrencias r`, or null where nothing is searched for. */
export const recorrenciasBusca = (db: Db, busca: string | undefined) => namedSearch(db, busca, BUSCA);

/** The same words as `situacaoRecorrencia`, in SQL (a test holds them together). */
const situacaoSql = (hoje: string) => sql`case when r.desabilitado then 'desabilitada'
  when r.pausada_desde is not null then 'pausada'
  when r.ultimo_mes < left(${hoje}, 7) then 'encerrada' else 'ativa' end`;

const present =
  (hoje: string) =>
  (linha: RecorrenciaLinha): Recorrencia => ({
    ...linha,
    situacao: situacaoRecorrencia(linha, hoje),
    pode: podeDe({
      reajustar: motivoNaoReajustar(linha),
      pausar: motivoNaoPausar(linha),
      retomar: motivoNaoRetomar(linha),
    }),
  });

export const recorrencias = defineRecord({
  modulo: 'recorrencias',
  tabela: 'recorrencias',
  alias: 'r',
  schema: recorrenciaSchema,
  visivel: todos,
  columns: sql`r.id, r.versao, r.criado_em, r.atualizado_em, r.id_item_despesa, i.nome as item_despesa,
    r.tipo_despesa, r.centro_custo, r.descricao, r.id_beneficiario, b.nome_beneficiario, b.cpf_cnpj, r.relacao_evento,
    r.id_evento, e.nome as nome_evento, r.relacao_contrato, r.id_contrato, ${nomeDoContrato(sql`k`)} as nome_contrato,
    r.tipo_valor, r.valor, r.valor_anterior, r.valor_desde, r.frequencia,
    r.dia_vencimento, r.primeiro_mes, r.ultimo_mes, r.meio_pagamento, r.tipo_documento, r.pausada_desde, r.desabilitado,
    w.proximo as proximo_vencimento, w.atrasadas`,
  joins: ({ today }) => sql`join itens_despesa i on i.id = r.id_item_despesa
    join beneficiarios b on b.id = r.id_beneficiario
    left join eventos e on e.id = r.id_evento
    left join contratos k on k.id = r.id_contrato
    cross join lateral (
      select min(p.vencimento) as proximo, count(*) filter (where p.vencimento < ${today}::date)::int as atrasadas
      from ${esperando(ultimoMesProposto(today))} p) w`,
  order: {
    itemDespesa: sql`i.nome`,
    nomeBeneficiario: sql`b.nome_beneficiario`,
    frequencia: sql`array_position(array['mensal', 'bimestral', 'trimestral', 'semestral', 'anual'], r.frequencia)`,
    diaVencimento: sql`r.dia_vencimento`,
    valor: sql`r.valor`,
    proximoVencimento: sql`w.proximo`,
  },
  filter: async (filter: Filter, { db, today }) => [
    await recorrenciasBusca(db, filter.busca),
    filter.situacao && sql`${situacaoSql(today)} = any(${filter.situacao}::text[])`,
    filter.frequencia && sql`r.frequencia = any(${filter.frequencia}::text[])`,
    filter.tipoValor && sql`r.tipo_valor = any(${filter.tipoValor}::text[])`,
    filter.centroCusto && sql`r.centro_custo = any(${filter.centroCusto}::text[])`,
    filter.idBeneficiario && sql`r.id_beneficiario = any(${filter.idBeneficiario}::uuid[])`,
    filter.idItemDespesa && sql`r.id_item_despesa = any(${filter.idItemDespesa}::uuid[])`,
  ],
  present: ({ today }) => present(today),
  fields: {
    ...RECORRENCIA_FIELDS,
    itemDespesa: PROPOSTA_FIELDS.itemDespesa,
    nomeBeneficiario: PROPOSTA_FIELDS.nomeBeneficiario,
    proximoVencimento: { rotulo: 'Próximo vencimento', tipo: 'data' },
    atrasadas: { rotulo: 'Propostas atrasadas', tipo: 'inteiro' },
  },
  children: { recorrencias_meses: RECORRENCIA_MES_FIELDS },
  names: nomesReferidos,
});

export type RecorrenciaRow = Awaited<ReturnType<typeof recorrencias.lock>>;
