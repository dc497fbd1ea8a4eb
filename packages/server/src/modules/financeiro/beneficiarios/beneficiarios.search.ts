/** Beneficiaries in the search over everything: by name, sigla, initials, CPF/CNPJ. Source: issue 3 (Ctrl K). */
import { formatCpfCnpj } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { beneficiarios } from './beneficiario.record.ts';

export const beneficiariosSource: SearchSource = {
  fonte: 'beneficiarios',
  permission: 'beneficiarios.ver',
  async find(ctx, busca, limite) {
    const hits = await beneficiarios.hits(ctx, busca, limite, sql`b.cpf_cnpj`);
    return hits.map((hit) => ({ ...hit, detalhe: hit.detalhe && formatCpfCnpj(hit.detalhe) }));
  },
};
