/**
 * Names of records that only an id is known of (from the URL, from a stored record), asked once per source and id.
 */

import { useEffect, useState } from 'react';
import type { RecordOption, RecordSource } from '../list-state/filters.ts';

const known = new WeakMap<RecordSource, Map<string, RecordOption>>();

function labelsOf(source: RecordSource): Map<string, RecordOption> {
  const labels = known.get(source) ?? new Map<string, RecordOption>();
  known.set(source, labels);
  return labels;
}

/** Labels that a search returned are remembered. */
export function remember(source: RecordSource, options: readonly RecordOption[]): void {
  for (const option of options) labelsOf(source).set(option.value, option);
}

/** Options of these ids, those that are known; asks for the others. */
export function useRecordLabels(source: RecordSource | null, ids: readonly string[]): RecordOption[] {
  const [, setVersion] = useState(0);
  const labels = source ? labelsOf(source) : new Map<string, RecordOption>();
  const missing = ids.filter((id) => !labels.has(id)).join(',');
  useEffect(() => {
    if (!source || missing === '') return;
    let left = false;
    source
      .resolve(missing.split(','))
      .then((options) => {
        remember(source, options);
        if (!left) setVersion((version) => version + 1);
      })
      // When a name cannot be read the chip says how many are chosen; the list still works.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [source, missing]);
  return ids.flatMap((id) => labels.get(id) ?? []);
}
