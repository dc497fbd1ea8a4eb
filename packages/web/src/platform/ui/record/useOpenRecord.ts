/**
 * Which record is open on its list, and how, kept in the URL: '?registro=<id>' is read in the panel, with '&editar=1' in
 * its form, '?registro=novo' is the form of a new one; '&largura=inteira' widens the panel.
 *
 * A link can so open a record, Back closes it (an unsaved form asks first), and the list behind keeps its state. From one
 * record to the next the step is replaced, so that Back closes the panel and does not walk through what was read; closing
 * replaces it too. Source: decisions §5 (lists in the URL), §6 (reading comes first).
 */
import { useMemo } from 'react';
import { setSearch, useSearch } from '../../routing/index.ts';
import { EDIT_PARAM, NEW_RECORD, PANEL_PARAM, RECORD_PARAM, recordHref } from '../../routing/recordAddress.ts';

export { recordHref };

export interface OpenRecord {
  /** Id of the record that is open; null when none is or a new one is. */
  id: string | null;
  creating: boolean;
  /** Its form is open too. */
  editing: boolean;
  /** The panel takes the whole width. */
  whole: boolean;
  open: (id: string) => void;
  create: () => void;
  edit: (id: string) => void;
  widen: (whole: boolean) => void;
  /** The form goes, the panel of the record stays. */
  closeForm: () => void;
  close: () => void;
}

const show = (next: { [key: string]: string | null }, replace: boolean) =>
  setSearch((current) => ({ ...current, ...next }), { replace });

const CLOSED = { [RECORD_PARAM]: null, [EDIT_PARAM]: null, [PANEL_PARAM]: null };

export function useOpenRecord(): OpenRecord {
  const search = useSearch();
  const value = search[RECORD_PARAM] ?? null;
  const editing = search[EDIT_PARAM] !== undefined;
  const whole = search[PANEL_PARAM] !== undefined;
  return useMemo(() => {
    const id = value === NEW_RECORD ? null : value;
    return {
      id,
      creating: value === NEW_RECORD,
      editing: id !== null && editing,
      whole,
      open: (next) => show({ [RECORD_PARAM]: next, [EDIT_PARAM]: null }, id !== null),
      create: () => show({ ...CLOSED, [RECORD_PARAM]: NEW_RECORD }, false),
      edit: (next) => show({ [RECORD_PARAM]: next, [EDIT_PARAM]: '1' }, false),
      widen: (on) => show({ [PANEL_PARAM]: on ? 'inteira' : null }, true),
      closeForm: () => show(id === null ? CLOSED : { [EDIT_PARAM]: null }, true),
      close: () => show(CLOSED, true),
    };
  }, [value, editing, whole]);
}
