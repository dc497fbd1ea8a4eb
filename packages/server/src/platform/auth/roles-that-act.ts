/**
 * What an account's stored roles mean, for requests, for work that is done for somebody later, and for who is told.
 *
 * Who acts: a role for which the setting `papeisComDuasEtapas` asks for the second step is suspended until the account has it on; a role of
 * a newer program (after a step back) grants nothing. Who is told of something (bell, mail, digest), or named for it: whoever holds the
 * role, suspended or not: it is how they learn that something waits, the act itself is refused, and a deadline is lost on nobody.
 * Source: decisions §4; docs/decisions/122.
 */
import { isRole, QUALQUER_USUARIO, type Role } from '@sede/domain/access';
import { type RawBuilder, sql } from 'kysely';

export interface StoredRoles {
  papeis: readonly string[];
  doisFatores: boolean;
  /** The setting as it is stored. */
  comDuasEtapas: unknown;
}

export function rolesThatAct({ papeis, doisFatores, comDuasEtapas }: StoredRoles): {
  papeis: Role[];
  papeisSuspensos: Role[];
} {
  const known = papeis.filter(isRole);
  const guarded: unknown[] = !doisFatores && Array.isArray(comDuasEtapas) ? comDuasEtapas : [];
  return {
    papeis: known.filter((papel) => !guarded.includes(papel)),
    papeisSuspensos: known.filter((papel) => guarded.includes(papel)),
  };
}

/** Whether an account holds one of these roles; of what everybody may do, every account does. In: its id, as a column of the statement. */
export const holdsRole = (
  usuarioId: RawBuilder<unknown>,
  roles: readonly string[] | typeof QUALQUER_USUARIO,
): RawBuilder<boolean> =>
  roles === QUALQUER_USUARIO
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from papeis_usuario papel where papel.usuario_id = ${usuarioId}
        and papel.papel = any(${[...roles]}::text[]))`;

/** Whether an account holds any other role than this one. In: its id, as a column of the statement. */
export const holdsOtherThan = (usuarioId: RawBuilder<unknown>, role: Role): RawBuilder<boolean> =>
  sql<boolean>`exists (select from papeis_usuario papel where papel.usuario_id = ${usuarioId} and papel.papel <> ${role})`;
