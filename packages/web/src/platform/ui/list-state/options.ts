/** A record's value list ({ valor, rotulo }, or plain texts) as the options of a filter or field. */
import type { Option } from './filters.ts';

export const optionsOf = (list: readonly (string | { readonly valor: string; readonly rotulo: string })[]): Option[] =>
  list.map((one) => (typeof one === 'string' ? { value: one, label: one } : { value: one.valor, label: one.rotulo }));
