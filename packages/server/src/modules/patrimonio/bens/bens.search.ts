/** Assets in the search over everything: by plate, series, description or user. Source: decisions-sindical-contratos-patrimonio (Pendências: Ctrl K). */
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { bens } from './bem.record.ts';
import { SITUACAO } from './bem.sql.ts';

export const bensSource: SearchSource = {
  fonte: 'bens',
  permission: 'patrimonio.ver',
  find: (ctx, busca, limite) =>
    bens.hits(
      ctx,
      busca,
      limite,
      sql`concat_ws(' · ', b.tipo_objeto, coalesce(u.nome, b.usuario_nome, b.empresa), b.setor_alocado, ${SITUACAO})`,
    ),
};
