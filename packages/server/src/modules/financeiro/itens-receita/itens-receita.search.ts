/** Revenue items in the search over everything: as their list finds them. Source: issue 3 (Ctrl K). */
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { itensReceitaFrom as from, itensReceitaSearch as search } from './itens-receita.views.ts';

export const itensReceitaSource: SearchSource = {
  fonte: 'itensReceita',
  permission: 'itens-receita.ver',
  find: ({ db }, busca, limite) =>
    findNamed(db, busca, limite, { from, id: sql`i.id`, nome: sql`i.nome`, detalhe: sql`i.tipo`, search }),
};
