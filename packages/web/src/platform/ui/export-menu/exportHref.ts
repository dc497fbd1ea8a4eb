/**
 * Address of a list's spreadsheet: all that its filters match, in the order on the screen.
 * Several values of one filter repeat its key (a word may hold a comma), yes and no are 'sim' and 'nao'. Source: decisions §2a, §6.
 */
import { stringifySearch } from '../../routing/search.ts';

/** Ids that an address takes: a longer one would be refused before it is read. */
export const MAX_IDS_NO_ENDERECO = 200;

export type ExportFormat = 'xlsx' | 'csv';

const textOf = (value: unknown) => (typeof value === 'boolean' ? (value ? 'sim' : 'nao') : value);

/** The address with its parameters, as the server reads them. */
export function fileHref(path: string, input: Record<string, unknown>): string {
  return `${path}${stringifySearch(Object.fromEntries(Object.entries(input).map(([key, value]) => [key, textOf(value)])))}`;
}

export const exportHref = (
  path: string,
  format: ExportFormat,
  filterInput: Record<string, unknown>,
  ordem?: string,
): string => fileHref(path, { formato: format, ordem, ...filterInput });
