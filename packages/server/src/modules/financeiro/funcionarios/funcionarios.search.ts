/** Employees in the search over everything: by name, initials, e-mail, CPF. Source: issue 3 (Ctrl K). */
import { formatCpf } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { funcionariosSearch as search } from './funcionarios.views.ts';

export const funcionariosSource: SearchSource = {
  fonte: 'funcionarios',
  permission: 'funcionarios.ver',
  async find({ db }, busca, limite) {
    const hits = await findNamed(db, busca, limite, {
      from: sql`from funcionarios f`,
      id: sql`f.id`,
      nome: sql`f.nome`,
      detalhe: sql`f.cpf`,
      search,
    });
    return hits.map((hit) => ({ ...hit, detalhe: hit.detalhe && formatCpf(hit.detalhe) }));
  },
};
