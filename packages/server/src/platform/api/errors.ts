/**
 * From anything thrown to the error that leaves the server: { code, message, data? } with its HTTP status.
 *
 * Known: SedeError. Translated: validation, lost connection (503), constraint violations that no service turned into a
 * business error (409), the modules' guards in the database (as each says), a sum beyond exact numbers (422), full disk
 * (507), Fastify's own (400, 413, 415). Everything else is logged with the request's id and answered as
 * `plataforma.interno` with that id; nothing is swallowed. Source: decisions §2a; spec 1 §8.4.
 */

import { HTTP_STATUS, platformErrors, SedeError, SomaExcessiva } from '@sede/domain/kernel';
import {
  type DatabaseGuard,
  isConnectionError,
  isForeignKeyViolation,
  isUniqueViolation,
  refusalOfGuard,
} from '../db/index.ts';

export interface WireError {
  code: string;
  message: string;
  data?: Record<string, unknown>;
}

const FASTIFY: Record<string, () => SedeError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => platformErrors.corpo_grande(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => platformErrors.tipo_nao_suportado(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => platformErrors.invalido(),
  FST_ERR_CTP_INVALID_JSON_BODY: () => platformErrors.invalido(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => platformErrors.invalido(),
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The SedeError behind an error, or null when it is unexpected. */
export function toSedeError(error: unknown, guards: readonly DatabaseGuard[]): SedeError | null {
  if (error instanceof SedeError) return error;
  if (error instanceof SomaExcessiva) return platformErrors.soma_excessiva();
  if (isConnectionError(error)) return platformErrors.indisponivel({ data: { tentarEm: 5 } });
  const guarded = refusalOfGuard(guards, error);
  if (guarded) return guarded;
  if (isForeignKeyViolation(error)) return platformErrors.em_uso();
  if (isUniqueViolation(error)) return platformErrors.repetido();
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === '53100') return platformErrors.sem_espaco();
  // 57014: statement cancelled by its time limit; 55P03: lock not had in time; 40001, 40P01: lost a race three times.
  if (['57014', '55P03', '40001', '40P01'].includes(code))
    return platformErrors.indisponivel({ data: { tentarEm: 2 } });
  // 22021, 22P05: a NUL inside a text, which no column can hold.
  if (code === '22021' || code === '22P05') return platformErrors.invalido();
  const known = FASTIFY[code];
  if (known) return known();
  return refusedByLibrary(error);
}

/**
 * A request that the HTTP libraries refuse (a path out of the folder, a range beyond the file) is the caller's mistake,
 * not a failure of the program.
 */
function refusedByLibrary(error: unknown): SedeError | null {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 403 || status === 404) return platformErrors.nao_encontrado();
  return status >= 400 && status < 500 ? platformErrors.invalido() : null;
}

export function statusOf(error: SedeError): number {
  return HTTP_STATUS[error.kind];
}

export function toWire(error: SedeError, requestId: string): WireError {
  const { code, message, campos, data } = error;
  return { code, message, data: { ...data, ...(campos ? { campos } : {}), id: requestId } };
}

/** Seconds after which a 429 or 503 may be tried again. */
export function retryAfter(error: SedeError): number | null {
  if (error.kind !== 'rate' && error.kind !== 'unavailable') return null;
  return typeof error.data?.tentarEm === 'number' ? Math.max(1, Math.ceil(error.data.tentarEm)) : 5;
}
