/**
 * Members as the sender of a survey sees them: who is one today, by name, house and matrícula, and nothing else.
 * Source: spec 2 §2 (Satisfaction survey); decisions-members (Sensitive data).
 */
import type { InputOf } from '@sede/domain/contract';
import type { FiliadoDaPesquisa } from '@sede/domain/modules/comunicacao/pesquisas';
import type { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { allOf, type PageQuery, readPage, readTotals, searchCondition } from '#platform/db/list/index.ts';

type Contract = typeof pesquisasContract;
type Filter = InputOf<Contract['totaisFiliados']>;
type NoSums = Record<never, never>;

export const filiadosDaPesquisa = ({ busca, casa, situacao, ids }: Filter): PageQuery => ({
  from: sql`from filiados f`,
  where: allOf([
    sql`exists (select 1 from filiado_periodos q where q.filiado_id = f.id and q.fim is null)`,
    searchCondition(
      busca,
      ({ like }) =>
        sql<boolean>`(sede.sem_acento(f.nome_completo || ' ' || coalesce(f.nome_social, '')) like ${like} or f.matricula_chave like ${like})`,
    ),
    casa && sql`f.empresa = any(${casa}::text[])`,
    situacao && sql`f.situacao_filiado = any(${situacao}::text[])`,
    ids && sql`f.id = any(${ids}::uuid[])`,
  ]),
  columns: sql`f.id, coalesce(f.nome_social, f.nome_completo) as nome, f.empresa, f.matricula`,
  order: { nome: sql`f.nome_completo`, casa: sql`f.empresa`, matricula: sql`f.matricula_chave` },
  notNull: ['nome', 'casa'],
  id: sql`f.id`,
});

export const listFiliados = ({ db }: ReadContext, input: InputOf<Contract['filiados']>) =>
  readPage<FiliadoDaPesquisa, NoSums>(db, input, filiadosDaPesquisa(input));

export const countFiliados = ({ db }: ReadContext, filter: Filter) =>
  readTotals<NoSums>(db, filiadosDaPesquisa(filter));
