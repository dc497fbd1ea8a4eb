/**
 * What a form knows without React: what is sent, what is missing, which message stands under which field.
 *
 * Values as edited: '' for an empty text, null for anything else that is empty; sent: '' becomes null (an optional text
 * that is empty is null, decisions §2a), undefined is left out. Errors are keyed by the top-level field.
 * Source: spec 1 §5.
 */
import { formatContagem } from '@sede/domain/kernel';

export type Values = Record<string, unknown>;
export type Errors = Record<string, string>;

/** What a zod schema is to the form: any Standard Schema, so that zod itself is not imported here. */
export interface FormSchema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    /** What it asks of its input, as JSON Schema. */
    readonly jsonSchema?: {
      readonly input: (options: {
        target: 'draft-2020-12';
        libraryOptions?: Record<string, unknown>;
      }) => Record<string, unknown>;
    };
  };
}
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** Whether a field holds nothing: null, undefined, a blank text or a list without entries. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The values as they are sent: a blank text becomes null, undefined is left out. */
export function inputOf(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' && value.trim() === '' ? null : value]),
  );
}

/** What Standard Schema answers: the value, or the issues. */
export function validate<Output>(schema: FormSchema<Output>, input: unknown): SchemaResult<Output> {
  const result = schema['~standard'].validate(input);
  // Rules that need the database run on the server; a form's schema must be synchronous.
  if (result instanceof Promise) throw new TypeError('A form schema must be synchronous');
  return result;
}

/** First message of each top-level field; a message of the whole record stands under '_'. */
export function errorsOf(issues: readonly SchemaIssue[]): Errors {
  const errors: Errors = {};
  for (const { message, path } of issues) {
    const first = path?.[0];
    const key = first === undefined ? '_' : String(typeof first === 'object' ? first.key : first);
    errors[key] ??= message.trim();
  }
  return errors;
}

/** Server's `campos` ('itens.0.valor' → 'itens') by field. */
export function fieldErrorsOf(campos: Record<string, string>): Errors {
  const errors: Errors = {};
  for (const [path, message] of Object.entries(campos)) errors[path.split('.')[0] ?? '_'] ??= message.trim();
  return errors;
}

/** Fields that an empty record would be refused for: the ones with the required mark. */
export function requiredOf(schema: FormSchema<unknown>, values: Values): ReadonlySet<string> {
  const emptied = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? false : Array.isArray(value) ? [] : null,
  ]);
  const result = validate(schema, Object.fromEntries(emptied));
  return new Set(result.issues ? Object.keys(errorsOf(result.issues)) : []);
}

/** Refused fields that are simply empty: 'n campos a preencher'. */
export const missingOf = (errors: Errors, values: Values): string[] =>
  Object.keys(errors).filter((key) => key !== '_' && isEmpty(values[key]));

const same = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (isEmpty(a) && isEmpty(b)) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Names of the fields of `to` that differ from `from`. */
export const changedKeys = (from: Values, to: Values): string[] =>
  Object.keys(to).filter((key) => !same(from[key], to[key]));

/** Only these fields. */
export const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** 'n campos a preencher', or null. */
export function missingText(count: number): string | null {
  if (count === 0) return null;
  return formatContagem(count, 'campo a preencher', 'campos a preencher');
}
