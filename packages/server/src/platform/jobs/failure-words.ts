/**
 * What people are told of why a job failed: our own words as they stand, never a sentence of the database's driver, of the
 * system or of a library, which says nothing to them and may say too much. The log has the error itself.
 * Source: issue 9 §3 (the period's file); spec 1 §8.4.
 */
import { SedeError } from '@sede/domain/kernel';
import pg from 'pg';
import { ConfigError } from '../config/read-env.ts';
import { isConnectionError, isTimeout } from '../db/errors.ts';
import { withoutPersonalData } from '../logging/logger.ts';

const WORDS = {
  unavailable: 'O banco de dados não respondeu. Tente novamente em instantes.',
  slow: 'O banco de dados demorou demais. Tente novamente com um período menor.',
  space: 'Não há espaço no disco do servidor. Avise quem cuida dele.',
  other: 'Erro inesperado. O motivo está no registro (log) do servidor.',
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Thrown by our own code, in words: without a code of the system's, and not by the engine. */
const isOurs = (error: unknown): error is Error =>
  error instanceof SedeError ||
  error instanceof ConfigError ||
  (error instanceof Error &&
    codeOf(error) === undefined &&
    !('$metadata' in error) &&
    ![TypeError, RangeError, SyntaxError, ReferenceError].some((engine) => error instanceof engine));

export function failureWords(error: unknown): string {
  if (isConnectionError(error)) return WORDS.unavailable;
  if (isTimeout(error)) return WORDS.slow;
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === '53100') return WORDS.space;
  if (error instanceof pg.DatabaseError || !isOurs(error)) return WORDS.other;
  return withoutPersonalData(error.message);
}
