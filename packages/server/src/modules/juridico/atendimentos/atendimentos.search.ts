/** Appointments in the search over everything: by number. Source: decisions-legal (Report: Ctrl K). */
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { atendimentos } from './atendimento.record.ts';

export const atendimentosSource: SearchSource = {
  fonte: 'atendimentos',
  permission: 'atendimentos.ver',
  find: (ctx, busca, limite) =>
    atendimentos.hits(
      ctx,
      busca,
      limite,
      sql`concat_ws(' · ', to_char(t.data, 'DD/MM/YYYY'), t.escritorio_nome, t.situacao)`,
    ),
};
