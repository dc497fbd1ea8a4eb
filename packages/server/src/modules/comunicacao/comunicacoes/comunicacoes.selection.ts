/**
 * Whom a selection means, whom of them a message reaches, and why it does not reach the others: one statement for the dialog's count,
 * for 'Ver quem' and for the freezing, so that they cannot differ.
 *
 * Reasons in their order, the first that holds: falecido, sem e-mail, provisório, devolvido, não quer o tema, mesmo e-mail, desfiliado
 * (unless the selection asks for who left, and the topic allows them). Of one address the member gets it before who left, then by
 * name. Source: decisions-members (Communication); decision 078.
 */
import type { MotivoDeFora, Selecao } from '@sede/domain/modules/comunicacao/comunicacoes';
import { NOMES_MOSTRADOS } from '@sede/domain/modules/comunicacao/comunicacoes';
import type { Tema } from '@sede/domain/modules/filiados/meu-perfil';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { allOf } from '#platform/db/list/index.ts';
import { aberta, filiadosConditions } from './comunicacoes.filters.ts';

/** What is asked: who is meant, and the topic, which decides who wants it; null: not chosen yet. */
export interface Alvo {
  selecao: Selecao;
  tema: Tema | null;
}

export const endereco = sql`coalesce(case when f.preferencia_comunicacao = 'funcional' then f.email_funcional end, f.email)`;
const provisorio = sql`${endereco} ~* '@([^@]*\\.)?substituir(\\.|$)'`;

/** The reasons that a member's row itself tells. */
export const motivoDaFicha = sql`case when f.falecido then 'falecido' when ${endereco} is null then 'sem_email'
  when ${provisorio} then 'provisorio' when f.email_devolvido_em is not null then 'devolvido' end`;

/** Whether the member does not want the topic; who never chose has the topic's own rule. */
export const naoQuer = (tema: Tema | null): RawBuilder<unknown> =>
  tema === null || tema.obrigatorio
    ? sql`false`
    : sql`not coalesce((select t.recebe from filiado_temas t where t.filiado_id = f.id and t.tema = ${tema.nome}), ${!tema.optIn})`;

function meant({ ids, filtro, origem }: Selecao): RawBuilder<unknown> {
  if (ids) return sql`f.id = any(${ids}::uuid[]) and f.anonimizado_em is null`;
  if (filtro) {
    const conditions = filiadosConditions(filtro).filter((one) => one !== false && one !== null && one !== undefined);
    return allOf(conditions);
  }
  return sql`exists (select from comunicacao_destinatarios o where o.comunicacao_id = ${origem ?? null}::uuid
    and o.filiado_id = f.id and o.estado in ('na_caixa', 'enviado', 'arquivado', 'incerto'))`;
}

/** Who left is reached where the topic allows it and they were asked for: by the filter, or one by one. */
const tambemQuemSaiu = ({ selecao: { filtro }, tema }: Alvo): boolean =>
  tema?.desfiliados === true && (filtro === undefined || (filtro.cadastro?.includes('INATIVO') ?? false));

export const SQL_NOME = sql`coalesce(nullif(btrim(f.nome_social), ''), f.nome_completo)`;

/**
 * Everybody meant, one row each: id, nome, casa, matricula, celular, email, motivo (null: it reaches them). Membership is asked once
 * for each, and addresses are put together by their bytes: of twenty thousand both count.
 */
export const alvos = (alvo: Alvo): RawBuilder<unknown> => alvosDe(meant(alvo.selecao), alvo.tema, tambemQuemSaiu(alvo));

/** The same of a condition over `filiados f`. `comQuemSaiu`: who left is reached too. */
export function alvosDe(quem: RawBuilder<unknown>, tema: Tema | null, comQuemSaiu = false): RawBuilder<unknown> {
  const saiu = comQuemSaiu ? sql`false` : sql`not filiado`;
  return sql`with ficha as materialized (
      select f.id, ${SQL_NOME} as nome, f.empresa as casa, f.matricula, f.tel_celular as celular, ${endereco} as email,
        ${aberta} as filiado, coalesce(${motivoDaFicha}, case when ${naoQuer(tema)} then 'nao_quer' end) as motivo
      from filiados f where ${quem})
    select id, nome, casa, matricula, celular, email, coalesce(motivo,
      case when row_number() over (partition by lower(email) collate "C", motivo is null
        order by filiado desc, nome collate "C", id) > 1 then 'mesmo_email' end,
      case when ${saiu} then 'desfiliado' end) as motivo
    from ficha`;
}

export async function countAlvos(db: Db | Tx, alvo: Alvo) {
  const { rows } = await sql<{ motivo: MotivoDeFora | null; quantos: number; nomes: string[] }>`
    select motivo, count(*)::int as quantos,
      case when motivo is null then (array_agg(nome order by nome, id))[1:${sql.lit(NOMES_MOSTRADOS)}] else '{}' end as nomes
    from (${alvos(alvo)}) a group by motivo`.execute(db);
  const recebem = rows.find(({ motivo }) => motivo === null);
  return {
    selecionados: rows.reduce((sum, { quantos }) => sum + quantos, 0),
    recebem: recebem?.quantos ?? 0,
    nomes: recebem?.nomes ?? [],
    deFora: rows.flatMap(({ motivo, quantos }) => (motivo === null ? [] : [{ motivo, quantos }])),
  };
}

/** Writes the recipients, those that it does not reach with their reason; answers how many it reaches. */
export async function freeze(tx: Tx, comunicacaoId: string, alvo: Alvo): Promise<number> {
  const { rows } = await sql<{ recebem: number }>`
    with novos as (
      insert into comunicacao_destinatarios (comunicacao_id, filiado_id, email, valores, estado, motivo)
      select ${comunicacaoId}::uuid, id, email,
        jsonb_build_object('nome', nome, 'casa', casa, 'matricula', matricula),
        case when motivo is null then 'na_fila' else 'de_fora' end, motivo
      from (${alvos(alvo)}) a
      returning motivo)
    select count(*) filter (where motivo is null)::int as recebem from novos`.execute(tx);
  return rows[0]?.recebem ?? 0;
}
