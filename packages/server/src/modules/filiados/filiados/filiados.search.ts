/**
 * Members in the search over everything: by names, CPF, matrícula, e-mail, phone; short words at the beginning of a word.
 * Source: decisions-members (Ctrl K).
 */
import { formatCpf, nomeProprio } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { NOME_DO_FILIADO } from '../filiados.sql.ts';
import { filiados } from './filiado.record.ts';
import { searchFiliados } from './filiados.filters.ts';

export const filiadosSource: SearchSource = {
  fonte: 'filiados',
  permission: 'filiados.ver',
  async find(ctx, busca, limite) {
    // Of the row alone: its periods would be read for each that a common name finds.
    const hits = await findNamed(ctx.db, busca, limite, {
      from: sql`from filiados f`,
      id: sql`f.id`,
      nome: NOME_DO_FILIADO,
      detalhe: sql`f.cpf`,
      search: searchFiliados('no-inicio'),
      fresh: true,
      where: filiados.seenBy(ctx.actor),
    });
    return hits.map((hit) => ({
      ...hit,
      titulo: nomeProprio(hit.titulo),
      detalhe: hit.detalhe && formatCpf(hit.detalhe),
    }));
  },
};
