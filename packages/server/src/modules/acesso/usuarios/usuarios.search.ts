/** Users in the search over everything: as their list finds them. Source: issue 3 (Ctrl K). */
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { usuarios } from './usuario.record.ts';

export const usuariosSource: SearchSource = {
  fonte: 'usuarios',
  permission: 'usuarios.ver',
  find: (ctx, busca, limite) => usuarios.hits(ctx, busca, limite, sql`u.email`),
};
