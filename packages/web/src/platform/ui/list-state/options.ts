/** A record's value list ({ valor, rotulo }, or plain texts) as the options of a filter or field. */
import type { Option } from './filters.ts';

export const optionsOf = <const V extends string>(
  list: readonly (V | { readonly valor: V; readonly rotulo: string })[],
): Option<V>[] =>
  list.map((one) => (typeof one === 'string' ? { value: one, label: one } : { value: one.valor, label: one.rotulo }));

/** The words of a closed list with their labels. */
export const labelled = <const V extends string>(
  values: readonly V[],
  labels: Readonly<Record<V, string>>,
): Option<V>[] => values.map((value) => ({ value, label: labels[value] }));

/** Words with the one that a record has already, even when it is no longer offered. */
export const withCurrent = (list: readonly string[], current: string | null): readonly string[] =>
  current === null || list.includes(current) ? list : [...list, current];
