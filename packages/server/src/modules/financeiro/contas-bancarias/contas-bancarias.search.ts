/** Bank accounts in the search over everything: as their list finds them. Source: issue 3 (Ctrl K). */
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { contasFrom as from, contasSearch as search } from './contas-bancarias.views.ts';

export const contasBancariasSource: SearchSource = {
  fonte: 'contasBancarias',
  permission: 'contas-bancarias.ver',
  find: ({ db }, busca, limite) =>
    findNamed(db, busca, limite, {
      from,
      id: sql`c.id`,
      nome: sql`c.nome`,
      detalhe: sql`nullif(concat_ws(' · ', c.banco, c.conta), '')`,
      search,
    }),
};
