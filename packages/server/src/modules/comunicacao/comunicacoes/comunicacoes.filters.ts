/** The text's thirteen filters over members, as SQL over `filiados f`. Source: spec 2 §2; decisions-members (Communication). */
import type { InputOf } from '@sede/domain/contract';
import { likePattern, likePrefix, normaliseText } from '@sede/domain/kernel';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { sql } from 'kysely';
import { findFiliadosDoProcesso } from '#modules/juridico/processos/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import type { Conditions } from '#platform/records/index.ts';

type Pagina = InputOf<typeof comunicacoesContract.filiados>;
export type FiltroDeFiliados = Omit<Pagina, 'pagina' | 'porPagina' | 'ordem' | 'totais' | 'apenas'>;

export const aberta = sql`exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null)`;

const nome = inColumns(sql`sede.sem_acento(f.nome_completo || ' ' || coalesce(f.nome_social, ''))`);

export function filiadosConditions(filter: FiltroDeFiliados): Conditions {
  const { cadastro, matricula, email, cidade } = filter;
  const parte = email === undefined ? null : likePattern(email.toLowerCase());
  return [
    searchCondition(filter.busca, nome),
    searchCondition(filter.nome, nome),
    matricula !== undefined && sql`f.matricula_chave like sede.chave_matricula(${matricula}) || '%'`,
    filter.cpf !== undefined && sql`f.cpf = ${filter.cpf}`,
    filter.sexo && sql`f.sexo = any(${filter.sexo}::text[])`,
    parte !== null && sql`(f.email like ${parte} or f.email_funcional like ${parte})`,
    filter.casa && sql`f.empresa = any(${filter.casa}::text[])`,
    filter.cargo && sql`f.cargo = any(${filter.cargo}::text[])`,
    cidade !== undefined && sql`sede.sem_acento(f.cidade) like ${likePrefix(normaliseText(cidade))}`,
    filter.uf && sql`f.estado = any(${filter.uf}::text[])`,
    filter.situacao && sql`f.situacao_filiado = any(${filter.situacao}::text[])`,
    filter.formaPagamento && sql`f.forma_pagamento = any(${filter.formaPagamento}::text[])`,
    cadastro?.length === 1 && (cadastro[0] === 'FILIADO' ? aberta : sql`not ${aberta}`),
    filter.processo !== undefined && findFiliadosDoProcesso(filter.processo),
    filter.ids && sql`f.id = any(${filter.ids}::uuid[])`,
    sql`f.anonimizado_em is null`,
  ];
}
