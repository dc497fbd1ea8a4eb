/**
 * Pairs of records that look like one person, and where the address of a record that went leads.
 *
 * The rules are those of the creation's likely twins (`findParecidos`), and a record without CPF beside one of the same name. What was
 * answered 'Não é a mesma pessoa', at a creation or here, stays away; placeholder addresses and anonymous records are nobody's.
 * Source: decisions-members (Create, Merge).
 */
import type { InputOf } from '@sede/domain/contract';
import type { Par } from '@sede/domain/modules/filiados/duplicados';
import type { duplicadosContract } from '@sede/domain/modules/filiados/duplicados/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { allOf, inColumns, type PageQuery, readPage, searchCondition } from '#platform/db/list/index.ts';

import { unificacoes } from './unificacao.record.ts';

type Contract = typeof duplicadosContract;

// What is costly (accents, a pattern) is asked last, of the few rows that agree in what is cheap: who has the name has the initials.
const vivos = sql`a.anonimizado_em is null and b.anonimizado_em is null`;
const PROVISORIO = '@([^@]*\\.)?substituir(\\.|$)';
const pares = (por: string, on: RawBuilder<unknown>) =>
  sql`select a.id as uma, b.id as outra, ${por}::text as por from filiados a join filiados b on ${on} where ${vivos}`;

const PARES = sql`(
  select uma, outra, array_agg(distinct por order by por) as por from (
    ${pares('matricula', sql`b.empresa = a.empresa and b.matricula_chave = a.matricula_chave and b.id > a.id`)}
    union all
    ${pares('email', sql`b.email = a.email and case when b.id > a.id then a.email !~* ${PROVISORIO} end`)}
    union all
    ${pares(
      'nome',
      sql`b.data_nascimento = a.data_nascimento and case
        when b.id > a.id and (b.iniciais = a.iniciais or coalesce(a.nome_social, b.nome_social) is not null)
        then sede.sem_acento(b.nome_completo) = sede.sem_acento(a.nome_completo) end`,
    )}
    union all
    select least(uma, outra), greatest(uma, outra), por from (
      ${pares('sem_cpf', sql`a.cpf is null and b.id <> a.id and sede.sem_acento(b.nome_completo) = sede.sem_acento(a.nome_completo)`)}
    ) sem_cpf
  ) pistas group by uma, outra)`;

const ficha = (alias: 'a' | 'b') => {
  const f = (coluna: string) => sql.ref(`${alias}.${coluna}`);
  return sql`jsonb_build_object('id', ${f('id')}, 'nome', coalesce(${f('nome_social')}, ${f('nome_completo')}), 'cpf', ${f('cpf')},
    'empresa', ${f('empresa')}, 'matricula', ${f('matricula')}, 'cadastro',
    case when exists (select from filiado_periodos p where p.filiado_id = ${f('id')} and p.fim is null)
      then 'FILIADO' else 'INATIVO' end)`;
};

const paresQuery = (
  { actor }: ReadContext,
  { por, busca }: Pick<InputOf<Contract['pares']>, 'por' | 'busca'>,
): PageQuery => ({
  from: sql`from ${PARES} q join filiados a on a.id = q.uma join filiados b on b.id = q.outra`,
  where: allOf([
    sql`not (b.id = any(a.distintos) or a.id = any(b.distintos))`,
    por && sql`q.por && ${por}::text[]`,
    searchCondition(busca, inColumns(sql`a.busca || ' ' || b.busca`)),
  ]),
  columns: sql`a.id::text || b.id::text as id, ${ficha('a')} as uma, ${ficha('b')} as outra, q.por,
    (select x.id from unificacoes x where x.estado = 'aguardando' and ${unificacoes.seenBy(actor)}
      and x.fica_id in (a.id, b.id) and x.sai_id in (a.id, b.id) limit 1) as proposta`,
  order: { nome: sql`a.nome_completo` },
  notNull: ['nome'],
  joined: [],
  id: sql`(a.id::text || b.id::text)`,
});

export const listPares = (ctx: ReadContext, input: InputOf<Contract['pares']>) =>
  readPage<Par, Record<never, never>>(ctx.db, input, paresQuery(ctx, input));

export async function readDestino({ db }: ReadContext, { ficha: id }: InputOf<Contract['destino']>) {
  const { rows } = await sql<{ para: string }>`select para from filiados_unificados where id = ${id}::uuid`.execute(db);
  return { para: rows[0]?.para ?? null };
}
