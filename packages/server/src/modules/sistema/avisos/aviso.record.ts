/** Whose a notice is: a person has their own, and nobody sees another's. Source: decisions §6. */
import { avisosErrors } from '@sede/domain/modules/sistema/avisos';
import { sql } from 'kysely';
import { namedRows } from '#platform/records/index.ts';

export const avisos = namedRows({
  modulo: 'avisos',
  tabela: 'avisos',
  alias: 'a',
  visivel: ({ usuarioId }) => sql`a.usuario_id = ${usuarioId}::uuid`,
  notFound: avisosErrors.nao_encontrado,
});
