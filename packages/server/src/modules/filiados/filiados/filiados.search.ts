/** Members in the search over everything: by names, CPF, matrícula, e-mail, phone. Source: decisions-members (Ctrl K). */
import { formatCpf, nomeProprio } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { filiados } from './filiado.record.ts';

export const filiadosSource: SearchSource = {
  fonte: 'filiados',
  permission: 'filiados.ver',
  async find(ctx, busca, limite) {
    const hits = await filiados.hits(ctx, busca, limite, sql`f.cpf`);
    return hits.map((hit) => ({
      ...hit,
      titulo: nomeProprio(hit.titulo),
      detalhe: hit.detalhe && formatCpf(hit.detalhe),
    }));
  },
};
