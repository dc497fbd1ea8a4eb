/** Documents in the search over everything: by name, initials, uploader; with the end of validity. Source: issue 3 (Ctrl K). */
import { formatDataBr } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { documentosSearch as search } from './documentos.views.ts';

export const documentosSource: SearchSource = {
  fonte: 'documentos',
  permission: 'documentos.ver',
  async find({ db }, busca, limite) {
    const hits = await findNamed(db, busca, limite, {
      from: sql`from documentos d`,
      id: sql`d.id`,
      nome: sql`d.nome`,
      detalhe: sql`d.data_fim_vigencia::text`,
      search,
    });
    return hits.map((hit) => ({ ...hit, detalhe: hit.detalhe && `até ${formatDataBr(hit.detalhe)}` }));
  },
};
