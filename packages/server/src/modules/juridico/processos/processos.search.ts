/**
 * Cases in the search over everything: by digits, title and names of members, the one that moved last first: a word that stands in
 * thousands of titles is read no further than the first of them. Source: decisions-legal (Report: Ctrl K).
 */
import { sql } from 'kysely';
import { searchCondition } from '#platform/db/list/index.ts';
import type { SearchHit, SearchSource } from '#platform/search/index.ts';
import { processos, searchProcessos } from './processo.record.ts';

export const processosSource: SearchSource = {
  fonte: 'processos',
  permission: 'processos.ver',
  find: async (ctx, busca, limite) =>
    processos.some<SearchHit>(ctx, {
      conditions: [searchCondition(busca, searchProcessos) ?? sql<boolean>`false`],
      columns: sql`p.id, concat_ws(' · ', p.numero, p.titulo) as titulo,
        concat_ws(' · ', p.tipo, p.escritorio_nome, p.situacao) as detalhe`,
      order: sql`p.movimentado_em desc, p.id desc`,
      limit: limite,
    }),
};
