/**
 * What a database error means, by SQLSTATE: so that services turn the database's refusal into the same error as their
 * own early check, and the platform tells "try again" from "broken".
 */

import pg from 'pg';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
]);
/** What pg throws, without a code, when a connection ends or none is available in time. */
const CONNECTION_TEXTS =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** The database cannot be reached or ended the connection: kind 'unavailable', worth trying again later. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isConnectionError);
  return CONNECTION_TEXTS.test(error.message);
}

/** Two transactions conflicted (40001, 40P01): running the whole transaction again may succeed. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error) ?? '');
}

/** 23505; with `constraint` only of that unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23505', constraint);
}

/** A row is still referred to, or refers to none; with `constraint` only of that one. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  // 23001: PostgreSQL 18 says restrict_violation where `on delete restrict` refused; before it was 23503.
  return violates(error, '23503', constraint) || violates(error, '23001', constraint);
}

/** 23514; with `constraint` only of that one. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, '23514', constraint);
}

/** A lock was not granted in time, or the statement took too long. */
export function isTimeout(error: unknown): boolean {
  return ['55P03', '57014'].includes(codeOf(error) ?? '');
}

/** Name of the constraint or unique index that refused. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

/** The table at whose rows the database refused: for a deletion, the one that still refers to the row. */
export function tableOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.table : undefined;
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  return codeOf(error) === code && (constraint === undefined || constraintOf(error) === constraint);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
