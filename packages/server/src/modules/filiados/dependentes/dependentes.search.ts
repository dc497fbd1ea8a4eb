/** Dependents in the search over everything: the hit is their member, who is opened. Source: decisions-members (Ctrl K). */
import { nomeProprio } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { findNamed, type SearchSource } from '#platform/search/index.ts';
import { NOME_DO_FILIADO } from '../filiados.sql.ts';
import { dependentes, searchDependentes } from './dependente.record.ts';

export const dependentesSource: SearchSource = {
  fonte: 'dependentes',
  permission: 'dependentes.ver',
  async find(ctx, busca, limite) {
    const hits = await findNamed(ctx.db, busca, limite, {
      from: sql`from dependentes d join filiados f on f.id = d.filiado_id`,
      id: sql`f.id`,
      nome: sql`d.nome_completo`,
      detalhe: NOME_DO_FILIADO,
      search: searchDependentes,
      where: dependentes.seenBy(ctx.actor),
    });
    return hits.map(({ id, titulo, detalhe }) => ({
      id,
      titulo: nomeProprio(titulo),
      detalhe: detalhe && `Dependente de ${nomeProprio(detalhe)}`,
    }));
  },
};
