/**
 * Guards: rules of a module that the database holds: triggers, each refusing with an SQLSTATE of its own, and constraints and unique
 * indexes by their names, whether they refuse at the statement or at the commit.
 *
 * A module registers what its guard's refusal says (`guards` of its manifest); whatever the guard ends, also from another
 * module's write, an undo or an import, is answered with that error, at the field of the column that the guard names
 * ('data_credito' → `dataCredito`). A trigger raises `using errcode = …, column = …, detail = …`. Source: decisions §2a, §7; decisions
 * 037, 090.
 */
import type { SedeError } from '@sede/domain/kernel';
import pg from 'pg';

export type DatabaseGuard = {
  /** In: what the guard said (`detail`; of a constraint 'Key (…)=(…) …'), and the field that the refusal stands at. */
  refusal: (detail: string, campo: string) => SedeError;
} & (
  | {
      /** Five characters, none of PostgreSQL's own: 'SF001'. */
      sqlstate: string;
    }
  | {
      /** A unique index, an exclusion or a foreign key. */
      constraint: string;
    }
);

const campoDe = (coluna: string): string => coluna.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The error of the guard that refused; null when none did. */
export function refusalOfGuard(guards: readonly DatabaseGuard[], error: unknown): SedeError | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const guard = guards.find((one) =>
    'sqlstate' in one ? one.sqlstate === error.code : one.constraint === error.constraint,
  );
  return guard?.refusal(error.detail ?? '', campoDe(error.column ?? '')) ?? null;
}
