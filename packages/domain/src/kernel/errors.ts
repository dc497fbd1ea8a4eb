/**
 * Business errors: a stable code, a kind (→ HTTP status), a pt-BR message, and optionally a message per field.
 *
 * A module writes its texts once with `defineErrors('despesas', { duplicada: { kind: 'conflict', message: '…' } })`
 * and throws `despesasErrors.duplicada({ campos })`; the code is 'despesas.duplicada'. A message that depends on
 * values is a function, and its factory then asks for `values`. `data` goes to the caller: no personal data in it that
 * the caller may not see. Source: decisions §2a (Errors).
 */

/** What is wrong, seen from the caller; `internal` is a fault of the program and says nothing about the request. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'state'
  | 'too_large'
  | 'unsupported_type'
  | 'rule'
  | 'rate'
  | 'internal'
  | 'unavailable'
  | 'no_space';

export const HTTP_STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  state: 409,
  too_large: 413,
  unsupported_type: 415,
  rule: 422,
  rate: 429,
  internal: 500,
  unavailable: 503,
  no_space: 507,
};

export interface ErrorDetails {
  /** Field → message. */
  campos?: Record<string, string>;
  data?: Record<string, unknown>;
}

export class SedeError extends Error {
  override readonly name = 'SedeError';
  readonly code: string;
  readonly kind: ErrorKind;
  readonly campos?: Record<string, string>;
  readonly data?: Record<string, unknown>;

  constructor(init: { code: string; kind: ErrorKind; message: string } & ErrorDetails) {
    super(init.message);
    this.code = init.code;
    this.kind = init.kind;
    if (init.campos) this.campos = init.campos;
    if (init.data) this.data = init.data;
  }
}

export interface ErrorDefinition {
  kind: ErrorKind;
  message: string | ((values: never) => string);
}

interface ErrorIdentity {
  readonly code: string;
  readonly kind: ErrorKind;
}
export type ErrorFactory<M> = ErrorIdentity &
  (M extends (values: infer V) => string
    ? (details: ErrorDetails & { values: V }) => SedeError
    : (details?: ErrorDetails) => SedeError);

export type ModuleErrors<T extends Record<string, ErrorDefinition>> = {
  readonly [K in keyof T]: ErrorFactory<T[K]['message']>;
};

function factoryOf(code: string, { kind, message }: ErrorDefinition) {
  const create = (details: ErrorDetails & { values?: unknown } = {}): SedeError => {
    const text = typeof message === 'string' ? message : (message as (values: unknown) => string)(details.values);
    return new SedeError({ code, kind, message: text, campos: details.campos, data: details.data });
  };
  return Object.assign(create, { code, kind });
}

/* @__NO_SIDE_EFFECTS__ a screen that names no refusal of the table does not carry it */
export function defineErrors<const T extends Record<string, ErrorDefinition>>(
  modulo: string,
  table: T,
): ModuleErrors<T> {
  const factories = Object.entries(table).map(([key, definition]) => [key, factoryOf(`${modulo}.${key}`, definition)]);
  return Object.fromEntries(factories) as ModuleErrors<T>;
}
