/**
 * Which expenses exist for whom.
 *
 * Imported rows without a due date or marked `excluido` exist for nobody. Finance sees all the rest; an approver without
 * a finance role sees those for which approval was asked. Source: spec 1 §3.4, §6.3; decisions §7.
 */
import { can } from '@sede/domain/access';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/api/index.ts';

export const despesaExiste = sql<boolean>`(d.data_vencimento is not null and not d.excluido)`;

export const despesaVisivel = (actor: Pick<Actor, 'papeis'>): RawBuilder<boolean> =>
  can(actor.papeis, 'despesas.ver') ? despesaExiste : sql<boolean>`(${despesaExiste} and d.situacao is not null)`;

/** The same for a row already read: what somebody may not see does not exist for their writes either. */
export const linhaVisivel = (actor: Pick<Actor, 'papeis'>, row: { situacao: unknown }): boolean =>
  can(actor.papeis, 'despesas.ver') || row.situacao !== null;
