/**
 * Addresses of a record on its list: '?registro=<id>' reads it in the panel, '&editar=1' changes it in its form,
 * '?registro=novo' makes a new one.
 *
 * In: the list's path. Out: what a page registers of it for Ctrl K (`recordsAt`, `createAt`). Source: decisions §5.
 */
import type { PageAction, PageRecords } from './routes.ts';
import { stringifySearch } from './search.ts';

export const RECORD_PARAM = 'registro';
export const NEW_RECORD = 'novo';
export const EDIT_PARAM = 'editar';
/** 'inteira': the panel takes the whole width. */
export const PANEL_PARAM = 'largura';

/** Address of a record's panel on the list at `path`. */
export const recordHref = (path: string, id: string): string => `${path}${stringifySearch({ [RECORD_PARAM]: id })}`;

/** The records of `source` open on the list at `path`; `also` stands beside the search words ('periodo=tudo'). */
export const recordsAt = (path: string, source: string, also: Record<string, string> = {}): PageRecords => ({
  source,
  hrefOf: (id) => recordHref(path, id),
  listHref: (busca) => `${path}${stringifySearch({ ...also, busca })}`,
});

/** 'Registrar despesa': the list at `path` with its empty form. */
export const createAt = (path: string, label: string, access: PageAction['access']): PageAction => ({
  label,
  access,
  to: recordHref(path, NEW_RECORD),
});
