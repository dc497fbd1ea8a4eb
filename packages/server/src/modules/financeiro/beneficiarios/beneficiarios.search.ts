/** Beneficiaries in the search over everything: by name, sigla, initials, CPF/CNPJ. Source: issue 3 (Ctrl K). */
import { formatCpfCnpj } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { beneficiariosSearch as search } from './beneficiarios.views.ts';

export const beneficiariosSource: SearchSource = {
  fonte: 'beneficiarios',
  permission: 'beneficiarios.ver',
  async find({ db }, busca, limite) {
    const hits = await findNamed(db, busca, limite, {
      from: sql`from beneficiarios b`,
      id: sql`b.id`,
      nome: sql`b.nome_beneficiario`,
      detalhe: sql`b.cpf_cnpj`,
      search,
    });
    return hits.map((hit) => ({ ...hit, detalhe: hit.detalhe && formatCpfCnpj(hit.detalhe) }));
  },
};
