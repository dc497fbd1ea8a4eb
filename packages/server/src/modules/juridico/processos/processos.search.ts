/** Cases in the search over everything: by digits, title and names of members. Source: decisions-legal (Report: Ctrl K). */
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { processos } from './processo.record.ts';

export const processosSource: SearchSource = {
  fonte: 'processos',
  permission: 'processos.ver',
  find: (ctx, busca, limite) =>
    processos.hits(ctx, busca, limite, sql`concat_ws(' · ', p.tipo, p.escritorio_nome, p.situacao)`),
};
