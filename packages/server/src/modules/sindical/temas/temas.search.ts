/** Themes in the search over everything: by bill ('PL 2384/2025'), title, description, initials. Source: decisions-sindical-contratos-patrimonio (Pendências: Ctrl K). */
import { SITUACAO_DO_TEMA_ROTULOS } from '@sede/domain/modules/sindical/temas';
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { temas } from './tema.record.ts';

export const temasSource: SearchSource = {
  fonte: 'temas',
  permission: 'temas.ver',
  find: (ctx, busca, limite) =>
    temas.hits(
      ctx,
      busca,
      limite,
      sql`concat_ws(' · ', t.tipo_tema, ${JSON.stringify(SITUACAO_DO_TEMA_ROTULOS)}::jsonb ->> t.situacao)`,
    ),
};
