/**
 * A picker's source from a module's `options` operation ({ busca } or { ids } → { itens }).
 * In: the operation, how an item reads, and how one that is not found is made. Out: what `RecordPicker` and `recordFilter` take; disabled records are
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
  more: Pick<RecordSource, 'minLetters' | 'create'> = {},
): RecordSource {
  const read = async (input: OptionsInput, signal?: AbortSignal) =>
    (await operation(input, { signal })).itens.map(toOption);
  return {
    ...more,
    search: (text, signal) => read(text === '' ? {} : { busca: text }, signal),
    resolve: (ids) => read({ ids }),
  };
}
