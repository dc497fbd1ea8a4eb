/**
 * Which movements of a bill are new to a reader: learnt of since they last said that they saw them, after the bill's first answer, and not
 * before the reader had an account. Source: decisions-sindical-contratos-patrimonio (Themes: 'novo' is per reader).
 */
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';

/** Of bill `p` and its movement `m`. */
export const isNova = ({ usuarioId }: Pick<Who, 'usuarioId'>) => sql<boolean>`(m.lido_em > greatest(p.conhecida_em,
  (select u.criado_em from usuarios u where u.id = ${usuarioId}::uuid),
  (select l.visto_ate from proposicoes_leituras l where l.proposicao_id = p.id and l.usuario_id = ${usuarioId}::uuid)))`;

/** Of theme `t`, while it is followed up. */
export const temNovidade = (who: Pick<Who, 'usuarioId'>) => sql`(t.situacao = 'EM_ACOMPANHAMENTO' and exists (
  select from proposicoes p join proposicoes_movimentacoes m on m.proposicao_id = p.id where p.id = t.proposicao_id and ${isNova(who)}))`;
