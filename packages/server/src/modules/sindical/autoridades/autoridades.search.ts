/** Authorities in the search over everything: by both names, party and initials; the current office beside them. Source: issue 13 (Ctrl K). */
import type { SearchSource } from '#platform/search/index.ts';
import { autoridades, CARGO_ATUAL } from './autoridade.record.ts';

export const autoridadesSource: SearchSource = {
  fonte: 'autoridades',
  permission: 'autoridades.ver',
  find: (ctx, busca, limite) => autoridades.hits(ctx, busca, limite, CARGO_ATUAL),
};
