/**
 * Guards: rules of a module that its triggers hold in the database, each refusing with an SQLSTATE of its own.
 *
 * A module registers what its guard's refusal says (`guards` of its manifest); whatever the guard ends, also from another
 * module's write, is answered with that error, at the field of the column that the guard names ('data_credito' →
 * `dataCredito`). A guard raises `using errcode = …, column = …, detail = …`. Source: decisions §2a, §7; decision 037.
 */
import type { SedeError } from '@sede/domain/kernel';
import pg from 'pg';

export interface DatabaseGuard {
  /** Five characters, none of PostgreSQL's own: 'SF001'. */
  sqlstate: string;
  /** In: what the guard said (`detail`), and the field that the refusal stands at. */
  refusal: (detail: string, campo: string) => SedeError;
}

const campoDe = (coluna: string): string => coluna.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The error of the guard that refused; null when none did. */
export function refusalOfGuard(guards: readonly DatabaseGuard[], error: unknown): SedeError | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const guard = guards.find(({ sqlstate }) => sqlstate === error.code);
  return guard?.refusal(error.detail ?? '', campoDe(error.column ?? '')) ?? null;
}
