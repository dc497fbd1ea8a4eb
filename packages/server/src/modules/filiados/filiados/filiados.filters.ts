/**
 * What the list of members asks of a row. Ages and membership are asked by day, in indexes' words; all of a row's own or by
 * EXISTS, so that counts need no join. Source: spec 2 §2; decisions-members (List).
 */
import type { InputOf } from '@sede/domain/contract';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { type Curtas, initialsIn, searchCondition, type WordCondition, wordIn } from '#platform/db/list/index.ts';
import type { Conditions } from '#platform/records/index.ts';
import { FILIADO_HOJE, nascidoAte } from '../filiados.sql.ts';

export type FiliadosFilter = InputOf<typeof filiadosContract.totals>;

/** A word of digits may be part of a phone: the desk answers it. */
const PHONE = /^[0-9]{4,}$/;
export const searchFiliados =
  (curtas: Curtas): WordCondition =>
  (word) => {
    const places = [
      wordIn(sql`f.busca`, word, curtas),
      initialsIn(sql`f.iniciais`, word, curtas),
      PHONE.test(word.word) ? sql<boolean>`f.telefones like ${word.like}` : null,
    ].filter((place) => place !== null);
    return sql<boolean>`${sql.join(places, sql` or `)}`;
  };
export const search = searchFiliados('em-qualquer-parte');

const yesOrNo = (asked: boolean | undefined, condition: ReturnType<typeof sql>) =>
  asked !== undefined && (asked ? condition : sql`not coalesce(${condition}, false)`);

const cadastro = (asked: FiliadosFilter['cadastro']) =>
  asked && asked.length === 1 && (asked[0] === 'FILIADO' ? FILIADO_HOJE : sql`not ${FILIADO_HOJE}`);

const comEmail = sql`(f.email is not null and f.email !~* '@([^@]*\\.)?substituir(\\.|$)')`;
const comEndereco = sql`(f.logradouro is not null and f.cidade is not null and f.estado is not null)`;

const primeira = sql`(select min(p.inicio) from filiado_periodos p where p.filiado_id = f.id)`;
const ultima = sql`(select case when bool_and(p.fim is not null) then max(p.fim) end from filiado_periodos p where p.filiado_id = f.id)`;

export function filiadosConditions(filter: FiliadosFilter, { today: hoje }: Reader): Conditions {
  const { eraFiliadoEm: dia } = filter;
  return [
    searchCondition(filter.busca, search),
    filter.casa && sql`f.empresa = any(${filter.casa}::text[])`,
    filter.situacao && sql`f.situacao_filiado = any(${filter.situacao}::text[])`,
    cadastro(filter.cadastro),
    filter.cargo && sql`f.cargo = any(${filter.cargo}::text[])`,
    filter.formaPagamento && sql`f.forma_pagamento = any(${filter.formaPagamento}::text[])`,
    filter.uf && sql`f.estado = any(${filter.uf}::text[])`,
    filter.cidade !== undefined && sql`starts_with(sede.sem_acento(f.cidade), sede.sem_acento(${filter.cidade}))`,
    filter.ids && sql`f.id = any(${filter.ids}::uuid[])`,
    filter.idadeDe !== undefined && sql`f.data_nascimento <= ${nascidoAte(filter.idadeDe, hoje)}`,
    filter.idadeAte !== undefined && sql`f.data_nascimento > ${nascidoAte(filter.idadeAte + 1, hoje)}`,
    filter.filiacaoDe !== undefined && sql`${primeira} >= ${filter.filiacaoDe}::date`,
    filter.filiacaoAte !== undefined && sql`${primeira} <= ${filter.filiacaoAte}::date`,
    filter.desfiliacaoDe !== undefined && sql`${ultima} >= ${filter.desfiliacaoDe}::date`,
    filter.desfiliacaoAte !== undefined && sql`${ultima} <= ${filter.desfiliacaoAte}::date`,
    yesOrNo(filter.comEmail, comEmail),
    yesOrNo(filter.comCelular, sql`f.tel_celular is not null`),
    yesOrNo(filter.comEndereco, comEndereco),
    yesOrNo(filter.aConferir, sql`f.a_conferir <> '{}'`),
    dia !== undefined &&
      sql`exists (select 1 from filiado_periodos p where p.filiado_id = f.id
        and p.inicio <= ${dia}::date and (p.fim is null or p.fim > ${dia}::date))`,
  ];
}
