/** Transparency documents in the search over everything: by name, initials, uploader. Source: issue 3 (Ctrl K). */
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { transparenciaSearch as search } from './transparencia.views.ts';

export const transparenciaSource: SearchSource = {
  fonte: 'transparencia',
  permission: 'transparencia.ver',
  find: ({ db }, busca, limite) =>
    findNamed(db, busca, limite, {
      from: sql`from documentos_transparencia d`,
      id: sql`d.id`,
      nome: sql`d.nome`,
      detalhe: sql`d.email`,
      search,
    }),
};
