/** Events in the search over everything: by name, description, people responsible, initials. Source: issue 3 (Ctrl K). */
import { formatDataBr } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { eventosSearch as search } from './eventos.views.ts';

export const eventosSource: SearchSource = {
  fonte: 'eventos',
  permission: 'eventos.ver',
  async find({ db }, busca, limite) {
    const hits = await findNamed(db, busca, limite, {
      from: sql`from eventos e`,
      id: sql`e.id`,
      nome: sql`e.nome`,
      detalhe: sql`e.data_inicio::text`,
      search,
    });
    return hits.map((hit) => ({ ...hit, detalhe: hit.detalhe && formatDataBr(hit.detalhe) }));
  },
};
