/**
 * Members as the page of interactions has them: name, house, matrícula, and how many interactions; nothing else of the registry.
 *
 * Found by words of both names, by initials, by matrícula and by a whole CPF, which the page never shows.
 * Source: spec 2 §2 (Interactions); decisions-members (Sensitive data).
 */
import type { InputOf } from '@sede/domain/contract';
import { FUSO } from '@sede/domain/kernel';
import {
  filiadoComInteracoesSchema,
  type interacoesContract,
} from '@sede/domain/modules/comunicacao/interacoes/contract';
import { sql } from 'kysely';
import { allOf, searchCondition, type WordCondition } from '#platform/db/list/index.ts';
import { type Conditions, defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof interacoesContract.totals>;

const aberta = sql`exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null)`;
/** Asked of each row of a page: an `exists` there is planned as a hash of every open period, 37 ms a page of 20,000 members. */
const abertaDaLinha = sql`(select true from filiado_periodos p where p.filiado_id = f.id and p.fim is null limit 1)`;
const CPF = /^[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2}$/;

/** The index over everything finds few rows; of those, only the name and the matrícula count. */
const search: WordCondition = ({ word, like, initials }) => {
  if (CPF.test(word)) return sql<boolean>`f.cpf = ${word.replace(/[^0-9]/g, '')}`;
  const named = sql`sede.sem_acento(f.nome_completo || ' ' || coalesce(f.nome_social, '') || ' ' || f.matricula || ' '
    || coalesce(f.matricula_chave, '')) like ${like}`;
  const places = [
    sql`f.busca like ${like} and ${named}`,
    ...(initials === null ? [] : [sql`f.iniciais like ${initials}`]),
  ];
  return sql<boolean>`${sql.join(places, sql` or `)}`;
};

const dayStart = (date: string, days: number) => sql`((${date}::date + ${days}::int)::timestamp at time zone ${FUSO})`;

/** Of an interaction `i`. */
export function daInteracao({ item, tipo, classificacao, inicio, fim }: Filter): Conditions {
  return [
    item && sql`i.item_id = any(${item}::uuid[])`,
    tipo && sql`i.tipo = any(${tipo}::text[])`,
    classificacao && sql`i.classificacao = any(${classificacao}::text[])`,
    inicio !== undefined && sql`i.data >= ${dayStart(inicio, 0)}`,
    fim !== undefined && sql`i.data < ${dayStart(fim, 1)}`,
  ].filter(Boolean);
}

/** Of a member `f`. */
export const doMembro = ({ busca, casa, cadastro }: Filter): Conditions => [
  searchCondition(busca, search),
  casa && sql`f.empresa = any(${casa}::text[])`,
  cadastro?.length === 1 && (cadastro[0] === 'FILIADO' ? aberta : sql`not ${aberta}`),
];

export const membros = defineRecord({
  modulo: 'interacoes',
  tabela: 'filiados',
  alias: 'f',
  schema: filiadoComInteracoesSchema,
  visivel: todos,
  columns: sql`f.id, f.versao, coalesce(f.nome_social, f.nome_completo) as nome, f.empresa as casa, f.matricula,
    case when ${abertaDaLinha} then 'FILIADO' else 'INATIVO' end as cadastro,
    (select count(*) from interacoes i where i.filiado_id = f.id)::int as interacoes,
    (select max(i.data) from interacoes i where i.filiado_id = f.id) as ultima`,
  order: { nome: sql`f.nome_completo`, casa: sql`f.empresa`, matricula: sql`f.matricula_chave` },
  notNull: ['nome', 'casa'],
  filter(filter: Filter) {
    const interacao = daInteracao(filter);
    return [
      ...doMembro(filter),
      interacao.length > 0 &&
        sql`exists (select from interacoes i where i.filiado_id = f.id and ${allOf([...interacao])})`,
    ];
  },
  nome: sql`coalesce(f.nome_social, f.nome_completo)`,
  search,
  fields: {},
});
