/**
 * Which record's drawer is open, kept in the URL: '?registro=<id>' or '?registro=novo'.
 *
 * A link can so open a record, Back closes it (an unsaved form asks first), and the list behind keeps its state.
 * Closing replaces the step, so that Back does not open the drawer again. Source: decisions §5 (lists in the URL).
 */
import { useMemo } from 'react';
import { setSearch, useSearch } from '../../routing/index.ts';
import { getLocation } from '../../routing/location.ts';
import { NEW_RECORD, RECORD_PARAM, recordHref } from '../../routing/recordAddress.ts';

export { recordHref };

export interface OpenRecord {
  /** Id of the record that is open; null when none is or a new one is. */
  id: string | null;
  creating: boolean;
  open: (id: string) => void;
  create: () => void;
  close: () => void;
}

/** The same on the list that is open now. */
export const recordHrefHere = (id: string): string => recordHref(getLocation().pathname, id);

const show = (value: string | null, replace: boolean) =>
  setSearch((current) => ({ ...current, [RECORD_PARAM]: value }), { replace });

export function useOpenRecord(): OpenRecord {
  const value = useSearch()[RECORD_PARAM] ?? null;
  return useMemo(
    () => ({
      id: value === NEW_RECORD ? null : value,
      creating: value === NEW_RECORD,
      open: (id) => show(id, false),
      create: () => show(NEW_RECORD, false),
      close: () => show(null, true),
    }),
    [value],
  );
}
