/** Users in the search over everything: as their list finds them. Source: issue 3 (Ctrl K). */
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { usuariosSearch as search } from './usuarios.views.ts';

export const usuariosSource: SearchSource = {
  fonte: 'usuarios',
  permission: 'usuarios.ver',
  find: ({ db }, busca, limite) =>
    findNamed(db, busca, limite, {
      from: sql`from usuarios u`,
      id: sql`u.id`,
      nome: sql`u.nome`,
      detalhe: sql`u.email`,
      search,
    }),
};
