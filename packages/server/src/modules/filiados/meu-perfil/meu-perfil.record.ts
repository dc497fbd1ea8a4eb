/**
 * A member's record as its own holder sees it: the one that is linked to the account that asks, and no other. The conflict answer
 * has these columns alone. Source: spec 2 §6; decisions §8; decisions-members (Account).
 */
import { FILIADO_FIELDS } from '@sede/domain/modules/filiados/filiados';
import { perfilSchema } from '@sede/domain/modules/filiados/meu-perfil/contract';
import { sql } from 'kysely';
import { defineRecord } from '#platform/records/index.ts';

export const meuPerfil = defineRecord({
  modulo: 'filiados',
  tabela: 'filiados',
  alias: 'f',
  schema: perfilSchema,
  visivel: ({ usuarioId }) => sql`f.usuario_id = ${usuarioId}::uuid`,
  columns: sql`f.id, f.versao, f.nome_completo, f.nome_social, f.email, f.cep, f.logradouro, f.bairro, f.cidade, f.estado,
    f.tel_celular, f.tel_fixo, f.empresa, f.situacao_filiado, m.data_filiacao, m.data_desfiliacao,
    case when m.aberta then 'FILIADO' else 'INATIVO' end as cadastro,
    f.cpf, f.rg, f.orgao_expedidor, f.uf_orgao_expedidor, f.data_nascimento, f.sexo, f.estado_civil, f.nome_mae,
    f.escolaridade, f.email_funcional, f.tel_comercial, f.tel_residencial, f.ramal, f.nome_ct_emergencia,
    f.celular_ct_emergencia, f.parentesco_ct_emergencia, f.matricula, f.cargo`,
  joins: sql`left join lateral (
    select min(p.inicio) as data_filiacao, case when bool_and(p.fim is not null) then max(p.fim) end as data_desfiliacao,
      coalesce(bool_or(p.fim is null), false) as aberta
    from filiado_periodos p where p.filiado_id = f.id) m on true`,
  order: { nome: sql`f.nome_completo` },
  fields: FILIADO_FIELDS,
});
