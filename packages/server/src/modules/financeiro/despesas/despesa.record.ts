/**
 * Expenses, described once: columns of the record and, fewer, of its lists, their order, the sums (face value and net of
 * refunds), who sees which.
 *
 * Imported rows without a due date or marked `excluido` exist for nobody. Finance sees all the rest; an approver without
 * a finance role sees those for which approval was asked. Source: spec 1 §2.10, §2.13, §3.4, §6.3, §9; decisions §7.
 */
import { can } from '@sede/domain/access';
import {
  ACOES_FINANCEIRAS,
  AGUARDANDO,
  DESPESA_ANEXO_FIELDS,
  DESPESA_APROVACAO_FIELDS,
  DESPESA_FIELDS,
  type Despesa,
  type DespesaListada,
} from '@sede/domain/modules/financeiro/despesas';
import { despesaSchema } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { defineRecord, type Present, todos } from '#platform/records/index.ts';
import { nomeDoContrato } from '../financeiro.contratos.ts';
import { diaFechado } from '../financeiro.periodo.ts';
import { type DespesaLinha, type Leitor, type LinhaListada, toDespesa, toListada } from './despesa.pode.ts';
import { configuracoesRecentes, quemPode } from './despesas.actor.ts';
import { despesasConditions } from './despesas.filters.ts';
import { nomesReferidos } from './despesas.names.ts';

/** For what is the union's and not a reader's. */
export const despesaExiste = sql<boolean>`(d.data_vencimento is not null and not d.excluido)`;

/** What figures count: not what the import brought with a date outside (decisions §7, Dates of money). */
export const despesaConta = sql<boolean>`(${despesaExiste} and not d.data_fora)`;

/** What lists show, and what their rules read of it. */
const shown = sql`d.id, d.versao, i.nome as item_despesa, d.tipo_despesa, d.centro_custo, d.descricao,
  b.nome_beneficiario, d.valor, d.valor - coalesce(d.valor_estorno, 0) as valor_liquido, d.numero_parcelas,
  d.numero_parcela, d.parcela, d.grupo_parcelas, d.data_vencimento, d.meio_pagamento, d.tipo_documento,
  d.numero_documento, d.situacao, d.aprovacoes, d.data_liquidacao_pagamento, d.id_conta_liquidacao,
  c.nome as conta_liquidacao, ${nomeDoContrato(sql`k`)} as nome_contrato, d.valor_pago, d.valor_estorno, d.criado_por, d.alterado_por, d.solicitante_id,
  d.data_fora, ${diaFechado(sql`d.data_liquidacao_pagamento`)} as em_mes_fechado`;
const shownJoins = sql`join itens_despesa i on i.id = d.id_item_despesa
  join beneficiarios b on b.id = d.id_beneficiario
  left join contas_bancarias c on c.id = d.id_conta_liquidacao
  left join contratos k on k.id = d.id_contrato`;

const waits = sql`d.situacao = ${sql.lit(AGUARDANDO)}`;
const listedColumns = sql`${shown},
  case when ${waits} and d.aprovacoes > 0 then (
    select array_agg(a.usuario_id::text) from despesas_aprovacoes a where a.despesa_id = d.id) end as ids_aprovadores,
  case when ${waits} then (select count(*) from despesas_anexos x where x.despesa_id = d.id)::int end as anexos`;

/** The name; the address stands in for somebody who is gone, or of whom the imported system knew no more. */
export const solicitante = sql`coalesce((select u.nome from usuarios u where u.id = d.solicitante_id), d.solicitante) as solicitante`;

const columns = sql`${shown}, d.criado_em, d.atualizado_em, d.id_item_despesa, d.id_beneficiario, b.cpf_cnpj,
  d.relacao_evento, d.id_evento, e.nome as nome_evento, d.relacao_contrato, d.id_contrato, d.boleto, d.motivo_duplicidade, ${solicitante},
  d.motivo_negacao, d.negado_por, d.banco_liquidacao, d.numero_pagamento, d.juros, d.multa, d.desconto, d.irrf, d.inss,
  d.iss, d.csrf, d.irrf_base, d.irrf_aliquota, d.inss_base, d.inss_aliquota, d.iss_base, d.iss_aliquota, d.csrf_base,
  d.csrf_aliquota, d.data_estorno, d.conferir,
  case when d.aprovacoes > 0 then (
    select jsonb_agg(jsonb_build_object('usuarioId', a.usuario_id, 'nome', a.usuario_nome, 'email', a.usuario_email,
      'em', a.criado_em) order by a.criado_em, a.id)
    from despesas_aprovacoes a where a.despesa_id = d.id) end as aprovadores,
  (select count(*) from despesas_anexos x where x.despesa_id = d.id)::int as anexos`;

/** What an answer asks of settings and reader, once for all of its rows. */
async function leitorDe({ db, actor, today }: Reader): Promise<Leitor> {
  const cfg = await configuracoesRecentes(db);
  return { usuarioId: actor.usuarioId, quem: quemPode(actor, cfg), cfg, hoje: today };
}
export async function presentDespesa(reader: Reader): Promise<Present<DespesaLinha, Despesa>> {
  const leitor = await leitorDe(reader);
  return (linha) => toDespesa(linha, leitor);
}
async function presentListada(reader: Reader): Promise<Present<LinhaListada, DespesaListada>> {
  const leitor = await leitorDe(reader);
  return (linha) => toListada(linha, leitor);
}
/** A few of them as lists show them, by conditions of their own. */
export const LISTADA = { columns: listedColumns, joins: shownJoins, present: presentListada };

export const despesas = defineRecord({
  modulo: 'despesas',
  tabela: 'despesas',
  alias: 'd',
  schema: despesaSchema,
  existe: despesaExiste,
  visivel: ({ papeis }) => (can(papeis, 'despesas.ver') ? todos : sql`d.situacao is not null`),
  columns,
  joins: sql`${shownJoins} left join eventos e on e.id = d.id_evento`,
  narrow: true,
  order: {
    dataVencimento: sql`d.data_vencimento`,
    tipoDespesa: sql`d.tipo_despesa`,
    itemDespesa: sql`i.nome`,
    nomeBeneficiario: sql`b.nome_beneficiario`,
    parcela: sql`d.numero_parcela`,
    situacao: sql`d.situacao`,
    valor: sql`d.valor`,
    dataLiquidacaoPagamento: sql`d.data_liquidacao_pagamento`,
    centroCusto: sql`d.centro_custo`,
  },
  notNull: ['dataVencimento', 'tipoDespesa', 'itemDespesa', 'nomeBeneficiario', 'parcela', 'valor', 'centroCusto'],
  joined: ['itemDespesa', 'nomeBeneficiario'],
  sums: {
    valor: sql`coalesce(sum(d.valor), 0)::bigint`,
    valorLiquido: sql`coalesce(sum(d.valor - coalesce(d.valor_estorno, 0)), 0)::bigint`,
  },
  conteudo: sql`d.versao_aprovavel`,
  filter: despesasConditions,
  present: presentDespesa,
  listed: LISTADA,
  fields: DESPESA_FIELDS,
  actions: ACOES_FINANCEIRAS,
  children: { despesas_aprovacoes: DESPESA_APROVACAO_FIELDS, despesas_anexos: DESPESA_ANEXO_FIELDS },
  names: ({ db }, ids) => nomesReferidos(db, ids),
});

export type DespesaRow = Awaited<ReturnType<typeof despesas.lock>>;
