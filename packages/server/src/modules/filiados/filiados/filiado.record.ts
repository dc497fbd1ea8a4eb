/**
 * Members, described once: whoever sees the registry sees all of it.
 *
 * Dates of membership come from the periods. What is restricted (RG, mother's name; to whoever only sees, the note) is masked in
 * every read of the record: page, history, conflict answer; `readRestritos` reads it whole and writes down who did.
 * Found by words of both names, CPF with and without mask, matrícula, e-mail, by initials and by digits of a phone.
 * Source: spec 2 §2, §3; decisions §8; decisions-members (List, Sensitive data).
 */
import { can } from '@sede/domain/access';
import { type FieldSpecs, maskFields } from '@sede/domain/kernel';
import { CAMPOS_RESTRITOS_DO_DEPENDENTE, DEPENDENTE_FIELDS } from '@sede/domain/modules/filiados/dependentes';
import {
  ANEXO_FIELDS,
  CAMPOS_RESTRITOS,
  FILIADO_FIELDS,
  PERIODO_FIELDS,
  RESTRITO_A_QUEM_EDITA,
  UNIFICADA_FIELDS,
} from '@sede/domain/modules/filiados/filiados';
import { filiadoSchema } from '@sede/domain/modules/filiados/filiados/contract';
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';
import { holdsOtherThan } from '#platform/auth/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { NOME_DO_FILIADO } from '../filiados.sql.ts';
import { presentFiliado, presentListado } from './filiado.completa.ts';
import { filiadosConditions, search } from './filiados.filters.ts';

/** The dates of membership of the row at hand: one index scan over its few periods. */
const periodos = sql`left join lateral (
    select min(p.inicio) as data_filiacao,
      case when count(*) > 1 then max(p.inicio) end as ultima_filiacao,
      case when bool_and(p.fim is not null) then max(p.fim) end as data_desfiliacao,
      coalesce(bool_or(p.fim is null), false) as aberta,
      case when bool_and(p.fim is not null)
        then (max(p.atualizado_em) filter (where p.fim is not null) at time zone 'America/Sao_Paulo')::date end as desfiliado_em,
      coalesce(bool_or(p.por_falecimento), false) as por_falecimento
    from filiado_periodos p where p.filiado_id = f.id
  ) m on true`;

const shown = sql`f.id, f.versao, f.nome_completo, f.nome_social, f.cpf, f.matricula, f.email, f.empresa,
  f.situacao_filiado, f.tel_celular, f.whatsapp, f.data_nascimento, f.falecido, f.a_conferir,
  f.anonimizado_em is not null as anonimizado, m.data_filiacao, m.data_desfiliacao, m.aberta, m.desfiliado_em, m.por_falecimento,
  (select count(*) from dependentes x where x.filiado_id = f.id)::int as dependentes,
  (select count(*) from filiados_anexos x where x.filiado_id = f.id)::int as anexos,
  (select count(*) from filiados_processos v join processos_juridicos j on j.id = v.processo_id
    where v.filiado_id = f.id and j.situacao <> 'Excluído')::int as processos`;

/** What the spreadsheet of many reads: the text's columns alone, and the dates of all members in one pass. */
export const PLANILHA = {
  columns: sql`f.matricula, f.nome_completo, f.cpf, f.email, f.empresa, f.situacao_filiado, f.tel_celular, f.data_nascimento,
    m.data_filiacao, m.data_desfiliacao`,
  from: sql`from filiados f left join (
    select p.filiado_id, min(p.inicio) as data_filiacao,
      case when bool_and(p.fim is not null) then max(p.fim) end as data_desfiliacao
    from filiado_periodos p group by p.filiado_id) m on m.filiado_id = f.id`,
};

/** Whether the member signs in, and whether with another address than the record's. */
const conta = sql`jsonb_build_object(
    'situacao', case when u.id is null then 'sem' when u.desabilitado then 'desabilitada'
      when exists (select from auth.contas k where k.usuario_id = u.id and k.senha is not null) then 'ativa' else 'pendente' end,
    'aviso', case
      when u.email <> f.email and ${holdsOtherThan(sql`u.id`, 'filiado')}
        then 'outros_perfis'
      when u.id is null and exists (
        select from usuarios y join filiados z on z.usuario_id = y.id where lower(y.email) = f.email) then 'de_outra_pessoa'
      end)`;

const columns = sql`${shown}, f.criado_em, f.atualizado_em, f.rg, f.orgao_expedidor, f.uf_orgao_expedidor, f.sexo,
  f.sexo_outro, f.estado_civil, f.nome_mae, f.escolaridade, f.email_funcional, f.preferencia_comunicacao,
  f.email_devolvido_em, f.tel_fixo, f.tel_comercial, f.tel_residencial, f.ramal, f.cep, f.logradouro, f.bairro, f.cidade,
  f.estado, f.nome_ct_emergencia, f.celular_ct_emergencia, f.parentesco_ct_emergencia, f.cargo, f.titular_id,
  t.nome_completo as nome_titular, f.nome_falecido, f.cpf_falecido, f.filiado_associacao, f.associacao,
  f.associacao_outra, f.associacao_nao_listada, f.forma_pagamento, f.valor_pago, f.data_falecimento, f.observacao,
  f.data_cadastro, m.ultima_filiacao, f.usuario_id is not null as tem_conta, ${conta} as conta,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'inicio', p.inicio, 'fim', p.fim, 'motivo', p.motivo,
      'observacao', p.observacao, 'porFalecimento', p.por_falecimento, 'presumido', p.presumido) order by p.inicio, p.fim)
    from filiado_periodos p where p.filiado_id = f.id), '[]') as periodos,
  '[]'::jsonb as arquivos`;

/** A dependent has no history of their own: in the member's a line says whose field it is. */
const ofDependente = (fields: FieldSpecs): FieldSpecs =>
  Object.fromEntries(
    Object.entries(fields).map(([campo, spec]) => [campo, { ...spec, rotulo: `Dependente: ${spec.rotulo}` }]),
  );

export const DEPENDENTE_NA_HISTORIA = ofDependente(maskFields(DEPENDENTE_FIELDS, CAMPOS_RESTRITOS_DO_DEPENDENTE));

/** What the history and the conflict answer say of a restricted field: that it changed. */
const fieldsOf = ({ papeis }: Who) => {
  const hidden = can(papeis, 'filiados.editar')
    ? CAMPOS_RESTRITOS
    : ([...CAMPOS_RESTRITOS, RESTRITO_A_QUEM_EDITA] as const);
  return maskFields(FILIADO_FIELDS, hidden);
};

/** Of somebody who was made anonymous nothing is told that the trail knows from before, until its owner has blanked it. */
export const contadas = sql`auditoria.em > coalesce(
  (select x.anonimizado_em from filiados x where x.id = auditoria.registro_id), '-infinity'::timestamptz)`;

export const filiados = defineRecord({
  modulo: 'filiados',
  tabela: 'filiados',
  alias: 'f',
  schema: filiadoSchema,
  visivel: todos,
  columns,
  joins: sql`${periodos} left join filiados t on t.id = f.titular_id
    left join usuarios u on u.id = f.usuario_id`,
  order: {
    nome: sql`f.nome_completo`,
    matricula: sql`f.matricula_chave`,
    cpf: sql`f.cpf`,
    email: sql`f.email`,
    casa: sql`f.empresa`,
    situacao: sql`f.situacao_filiado`,
    idade: sql`f.data_nascimento`,
    dataFiliacao: sql`m.data_filiacao`,
    dataDesfiliacao: sql`m.data_desfiliacao`,
  },
  notNull: ['nome', 'casa', 'situacao'],
  joined: ['dataFiliacao', 'dataDesfiliacao'],
  narrow: true,
  filter: filiadosConditions,
  present: presentFiliado,
  listed: { columns: shown, joins: periodos, present: presentListado },
  nome: NOME_DO_FILIADO,
  search,
  fields: ({ actor }) => fieldsOf(actor),
  entries: contadas,
  children: {
    filiado_periodos: PERIODO_FIELDS,
    filiados_unificados: UNIFICADA_FIELDS,
    filiados_anexos: maskFields(ANEXO_FIELDS, ['nome']),
    dependentes: DEPENDENTE_NA_HISTORIA,
    dependentes_anexos: ofDependente(maskFields(ANEXO_FIELDS, ['nome'])),
  },
});
