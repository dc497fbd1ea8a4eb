/** Expense items in the search over everything: as their list finds them. Source: issue 3 (Ctrl K). */
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { itensDespesaFrom as from, itensDespesaSearch as search } from './itens-despesa.views.ts';

export const itensDespesaSource: SearchSource = {
  fonte: 'itensDespesa',
  permission: 'itens-despesa.ver',
  find: ({ db }, busca, limite) =>
    findNamed(db, busca, limite, {
      from,
      id: sql`i.id`,
      nome: sql`i.nome`,
      detalhe: sql`concat_ws(' · ', i.tipo, i.centro_custo)`,
      search,
    }),
};
