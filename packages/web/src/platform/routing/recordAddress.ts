/**
 * Addresses of a record's drawer on its list: '?registro=<id>', or '?registro=novo' for a new one.
 *
 * In: the list's path. Out: what a page registers of it for Ctrl K (`recordsAt`, `createAt`). Source: decisions §5.
 */
import type { PageAction, PageRecords } from './routes.ts';
import { stringifySearch } from './search.ts';

export const RECORD_PARAM = 'registro';
export const NEW_RECORD = 'novo';

/** Address of a record's drawer on the list at `path`. */
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
