/**
 * Contracts and documents, described once: whoever may read the register reads all of it; what was deleted is in no read.
 *
 * What was paid and received are sums of linked rows, net of refunds, read by the partial indexes over `id_contrato`. Source: spec 3
 * §2.12, §4, §6; decisions §9; decisions-sindical-contratos-patrimonio (Contracts and documents); invariant C2.
 */
import { can } from '@sede/domain/access';
import { podeDe } from '@sede/domain/kernel';
import {
  ADITIVO_FIELDS,
  CONTRATADO_FIELDS,
  CONTRATO_ACTIONS,
  CONTRATO_ANEXO_FIELDS,
  CONTRATO_FIELDS,
  type Contrato,
  EMAIL_DO_CONTRATO_FIELDS,
  MOTIVO_DA_SITUACAO_DO_CONTRATO,
  type MotivoDoContrato,
  motivoNaoAnotarContrato,
  motivoNaoEditarContrato,
  motivoNaoEncerrarContrato,
  motivoNaoExcluirContrato,
  motivoNaoReabrirContrato,
  OBSERVACAO_FIELDS,
  type SituacaoDoContrato,
} from '@sede/domain/modules/contratos/contratos';
import { contratoSchema } from '@sede/domain/modules/contratos/contratos/contract';
import { type RawBuilder, sql } from 'kysely';
import { todos, type Who } from '#platform/api/index.ts';
import type { WordCondition } from '#platform/db/list/index.ts';
import { defineRecord, namedRows } from '#platform/records/index.ts';
import { nomesDosContratos } from './contratos.store.ts';

/** Of `situacao` and `data_fim` of the alias. */
export const vigente = (hoje: string) =>
  sql`(c.situacao = 'Vigente' and (c.data_fim is null or c.data_fim >= ${hoje}::date))`;

/** What an expense `d` is worth now, and what a revenue `r` is: net of refunds. */
const LIQUIDO_DA_DESPESA = sql`d.valor - coalesce(d.valor_estorno, 0)`;
const LIQUIDO_DA_RECEITA = sql`r.valor - coalesce(r.valor_estorno, 0)`;

/** Beside contract `c` (`id`): `x` with pago, a_pagar, despesas (but for some), `y` with recebido, a_receber, receitas. */
export const movimentadoDe = (id: RawBuilder<unknown>, fora: readonly string[] = []) => sql`
  left join lateral (select
      coalesce(sum(${LIQUIDO_DA_DESPESA}) filter (where d.data_liquidacao_pagamento is not null), 0)::bigint as pago,
      coalesce(sum(${LIQUIDO_DA_DESPESA}) filter (where d.data_liquidacao_pagamento is null), 0)::bigint as a_pagar,
      count(*)::int as despesas
    from despesas d where d.id_contrato = ${id} and not d.excluido
      ${fora.length > 0 ? sql`and d.id <> all(${[...fora]}::uuid[])` : sql``}) x on true
  left join lateral (select
      coalesce(sum(${LIQUIDO_DA_RECEITA}) filter (where r.data_credito is not null), 0)::bigint as recebido,
      coalesce(sum(${LIQUIDO_DA_RECEITA}) filter (where r.data_credito is null), 0)::bigint as a_receber,
      count(*)::int as receitas
    from receitas r where r.id_contrato = ${id}) y on true`;

const contratadosDe = (id: RawBuilder<unknown>) => sql`coalesce((select jsonb_agg(jsonb_build_object(
    'cnpjContratado', k.cnpj_contratado, 'nome', k.nome, 'idBeneficiario', k.id_beneficiario) order by k.ordem)
  from contratos_cnpjs k where k.contrato_id = ${id}), '[]')`;

/** Number, name, and number or name of whom it is with. */
export const searchContratos: WordCondition = ({ like }) =>
  sql<boolean>`c.busca like ${like} or c.id in (select k.contrato_id from contratos_cnpjs k where k.busca like ${like})`;

export function podeNoContrato(
  { papeis }: Pick<Who, 'papeis'>,
  { situacao, tipoObjeto }: Pick<Contrato, 'situacao' | 'tipoObjeto'>,
) {
  const se = (
    permission: Parameters<typeof can>[1],
    motivo: (um: { situacao: SituacaoDoContrato }) => SituacaoDoContrato | null,
  ): MotivoDoContrato | null => {
    if (!can(papeis, permission)) return 'so_consulta';
    const outra = motivo({ situacao });
    return outra && MOTIVO_DA_SITUACAO_DO_CONTRATO[outra];
  };
  return podeDe({
    editar: se('contratos.editar', motivoNaoEditarContrato),
    encerrar: se('contratos.encerrar', motivoNaoEncerrarContrato),
    reabrir: se('contratos.reabrir', motivoNaoReabrirContrato),
    excluir: se('contratos.excluir', motivoNaoExcluirContrato),
    anotar: se('contratos.anotar', motivoNaoAnotarContrato),
    aditar: tipoObjeto === 'Documento' ? 'so_contrato' : se('contratos.aditar', motivoNaoEditarContrato),
    removerAnexo: se('contratos.editar', motivoNaoEditarContrato),
  });
}

export const contratos = defineRecord({
  modulo: 'contratos',
  tabela: 'contratos',
  alias: 'c',
  schema: contratoSchema,
  visivel: todos,
  existe: sql`c.situacao <> 'Excluido'`,
  columns: ({ today }) => sql`c.id, c.versao, c.criado_em, c.atualizado_em, c.tipo_objeto, c.nome, c.numero_contrato,
    c.data_inicio, c.data_fim, c.data_alerta, c.valor_total, c.situacao, ${vigente(today)} as vigente, c.data_carregamento,
    c.autor, c.id_anterior,
    (select a.numero_contrato from contratos a where a.id = c.id_anterior) as numero_anterior,
    c.a_conferir, ${contratadosDe(sql`c.id`)} as contratados,
    array(select e.email from contratos_emails e where e.contrato_id = c.id order by e.ordem) as emails,
    (select count(*) from contratos_aditivos t where t.contrato_id = c.id)::int as aditivos,
    (select count(*) from despesas d where d.id_contrato = c.id and not d.excluido and d.data_liquidacao_pagamento is null)::int
      as despesas_abertas,
    (select count(*) from recorrencias q where q.id_contrato = c.id and not q.desabilitado and q.pausada_desde is null
      and (q.ultimo_mes is null or q.ultimo_mes >= ${today.slice(0, 7)}))::int as recorrencias,
    x.pago, x.a_pagar, x.despesas, y.recebido, y.a_receber, y.receitas`,
  joins: movimentadoDe(sql`c.id`),
  order: { numero: sql`c.ano, c.numero` },
  present:
    ({ actor }) =>
    (linha: Omit<Contrato, 'pode'>) => ({ ...linha, pode: podeNoContrato(actor, linha) }),
  nome: sql`concat_ws(' · ', c.numero_contrato, c.nome)`,
  search: searchContratos,
  fields: CONTRATO_FIELDS,
  children: {
    contratos_cnpjs: CONTRATADO_FIELDS,
    contratos_emails: EMAIL_DO_CONTRATO_FIELDS,
    contratos_anexos: CONTRATO_ANEXO_FIELDS,
    contratos_observacoes: OBSERVACAO_FIELDS,
    contratos_aditivos: ADITIVO_FIELDS,
  },
  actions: CONTRATO_ACTIONS,
  names: ({ db }, ids) => nomesDosContratos(db, ids),
});

/** Deleted ones too: what is done to undo a deletion asks for the row that is in no other read. One rule for both. */
export const contratosComExcluidos = namedRows({
  modulo: 'contratos',
  tabela: 'contratos',
  alias: 'c',
  get visivel() {
    return contratos.rule.visivel;
  },
  set visivel(visivel) {
    contratos.rule.visivel = visivel;
  },
});
