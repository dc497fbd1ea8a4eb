/**
 * A record as its form holds it: the form's own empty value ('' of a text, null of a choice) where the record has none.
 */
/** Nothing chosen yet, or no day: what a field holds that will hold a text. */
export const NO_CHOICE: string | null = null;
/** No amount, no number. */
export const NO_NUMBER: number | null = null;
/** What a field begins with that may be emptied: its type is that of all that it may hold. */
export const beginsWith = <T>(value: T): T | null => value;
/** A field of many that begins without any. */
export const noneOf = <T>(): T[] => [];

type Stored<V> = { [K in keyof V]: V[K] | null };

/** `empty` names the form's fields; of `record` only those are taken. */
export function formValues<V extends object>(empty: V, record: Stored<V>): V {
  // The keys are those of the form's type, and each field has its own value again.
  const fields = Object.keys(empty) as (keyof V)[];
  // As above.
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? empty[field]])) as V;
}
