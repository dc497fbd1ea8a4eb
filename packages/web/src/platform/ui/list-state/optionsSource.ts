/**
 * A picker's source from a module's `options` operation ({ busca } or { ids } → { itens }).
 * In: the operation and how an item reads. Out: what `RecordPicker` and `recordFilter` take; disabled records are
 * named by ids (old records keep them), never offered. Source: decisions §7 (Disabled).
 */
import type { RecordOption, RecordSource } from './filters.ts';

interface OptionsInput {
  busca?: string;
  ids?: string[];
}

export function optionsSource<T>(
  operation: (input: OptionsInput, options: { signal?: AbortSignal }) => Promise<{ itens: T[] }>,
  toOption: (item: T) => RecordOption,
  limits: Pick<RecordSource, 'minLetters'> = {},
): RecordSource {
  const read = async (input: OptionsInput, signal?: AbortSignal) =>
    (await operation(input, { signal })).itens.map(toOption);
  return {
    ...limits,
    search: (text, signal) => read(text === '' ? {} : { busca: text }, signal),
    resolve: (ids) => read({ ids }),
  };
}
