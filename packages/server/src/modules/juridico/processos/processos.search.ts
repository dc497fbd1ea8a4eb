/**
 * Cases in the search over everything: by digits, title and names of members, the one that moved last first. Short words are found at the
 * beginning of a word.
 *
 * The cases of whom a word names are looked up first. Few are named by their ids, so that indexes find all that is wanted; of a name
 * that thousands of cases have, cases are looked through from the newest, which ends soon. Source: decisions-legal (Report: Ctrl K);
 * decision 103.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { type SearchWord, searchCondition, searchWords, wordIn } from '#platform/db/list/index.ts';
import type { SearchHit, SearchSource } from '#platform/search/index.ts';
import { NOMES_DO_FILIADO, noProcesso, processos, searchProcessos } from './processo.record.ts';

/** More links than these are not fetched. */
const MUITOS = 2000;
/** Of more words than two together hardly a case may have them all: looking through would not end soon. */
const PERCORRIDAS = 2;

const filiado = (word: SearchWord) =>
  sql`${wordIn(sql`f.busca`, word, 'no-inicio')} and ${wordIn(NOMES_DO_FILIADO, word, 'no-inicio')}`;
/** Known by name only, as imported. */
const semFicha = (word: SearchWord) =>
  sql`v.nome is not null and ${wordIn(sql`sede.sem_acento(v.nome)`, word, 'no-inicio')}`;

/** Cases of whom this word names; null: too many. */
async function readProcessosDe(db: Db, word: SearchWord): Promise<string[] | null> {
  const { rows } = await sql<{
    ids: string[] | null;
  }>`select case when cardinality(ids) <= ${MUITOS} then ids end as ids
    from (select array(
      (select v.processo_id from filiados f join filiados_processos v on v.filiado_id = f.id where ${filiado(word)} limit ${MUITOS + 1})
      union all select v.processo_id from filiados_processos v where ${semFicha(word)}) as ids) c`.execute(db);
  return rows[0]?.ids ?? null;
}

/** Looked up for each case that is looked through: as `exists` PostgreSQL would read all of them once. */
const noNome = (
  word: SearchWord,
) => sql`coalesce((select true from filiados_processos v left join filiados f on f.id = v.filiado_id
  where v.processo_id = p.id and ((${filiado(word)}) or (${semFicha(word)})) limit 1), false)`;

async function conditionOf(db: Db, busca: string): Promise<RawBuilder<boolean> | null> {
  const found = new Map<string, string[] | null>();
  for (const word of searchWords(busca)) found.set(word.word, await readProcessosDe(db, word));
  const percorridas = [...found].filter(([, ids]) => ids === null).map(([word]) => word);
  return searchCondition(busca, (word) => {
    const ids = found.get(word.word);
    if (ids) return sql<boolean>`${noProcesso(word, 'no-inicio')} or p.id = any(${ids}::uuid[])`;
    if (percorridas.indexOf(word.word) >= PERCORRIDAS) return searchProcessos(word);
    return sql<boolean>`${noProcesso(word, 'no-inicio')} or ${noNome(word)}`;
  });
}

export const processosSource: SearchSource = {
  fonte: 'processos',
  permission: 'processos.ver',
  find: async (ctx, busca, limite) =>
    processos.some<SearchHit>(ctx, {
      conditions: [(await conditionOf(ctx.db, busca)) ?? sql<boolean>`false`],
      columns: sql`p.id, concat_ws(' · ', p.numero, p.titulo) as titulo,
        concat_ws(' · ', p.tipo, p.escritorio_nome, p.situacao) as detalhe`,
      order: sql`p.movimentado_em desc, p.id desc`,
      limit: limite,
      fresh: true,
    }),
};
