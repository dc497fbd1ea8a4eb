/** Dependents in the search over everything: the hit is their member, who is opened; short words at the beginning of a word. Source: decisions-members (Ctrl K). */
import { nomeProprio } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { NOME_DO_FILIADO } from '../filiados.sql.ts';
import { dependentes, searchDependentesBy } from './dependente.record.ts';

export const dependentesSource: SearchSource = {
  fonte: 'dependentes',
  permission: 'dependentes.ver',
  async find(ctx, busca, limite) {
    const hits = await findNamed(ctx.db, busca, limite, {
      from: sql`from dependentes d`,
      id: sql`d.filiado_id`,
      nome: sql`d.nome_completo`,
      // Of the few that are shown: joined, it would read all members before they are sorted.
      detalhe: sql`(select ${NOME_DO_FILIADO} from filiados f where f.id = d.filiado_id)`,
      search: searchDependentesBy('no-inicio'),
      fresh: true,
      where: dependentes.seenBy(ctx.actor),
    });
    return hits.map(({ id, titulo, detalhe }) => ({
      id,
      titulo: nomeProprio(titulo),
      detalhe: detalhe && `Dependente de ${nomeProprio(detalhe)}`,
    }));
  },
};
