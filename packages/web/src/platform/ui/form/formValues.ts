/**
 * A record as its form holds it: the form's own empty value ('' of a text, null of a choice) where the record has none.
 */
/** Nothing chosen yet, or no day: what a field holds that will hold a text. */
export const NO_CHOICE: string | null = null;
/** No amount, no number. */
export const NO_NUMBER: number | null = null;

type Stored<V> = { [K in keyof V]: V[K] | null };

/** `empty` names the form's fields; of `record` only those are taken. */
export function formValues<V extends object>(empty: V, record: Stored<V>): V {
  const fields = Object.keys(empty) as (keyof V)[];
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? empty[field]])) as V;
}
