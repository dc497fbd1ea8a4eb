/**
 * The cache of what was read, and how parts of it are marked as changed.
 *
 * Keys derive from the contract: [[módulo, operação], { input }], so that `invalidateModule('despesas')` reaches every
 * query of a module, whichever screen made it. A read that failed for the connection's sake is tried twice more; a
 * refusal is not, it would be the same. Load failures are shown by the screens (decisions §6), never as empty lists.
 */
import { type Query, QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => failures < 2 && isApiError(error) && error.worthRetrying,
      retryDelay: (attempt) => Math.min(600 * 2 ** attempt, 5000),
      // Calls are made even when the browser reports that it is offline: the server may be on this machine.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Module of a query ('itens-despesa'), from the contract's path in its key. */
export function moduleOf(queryKey: readonly unknown[]): string | null {
  const path = queryKey[0];
  return Array.isArray(path) && typeof path[0] === 'string' ? kebab(path[0]) : null;
}

/** A query whose answer is made of several modules names them (contract keys) in its `meta.modulos`. */
const alsoOf = (meta: Record<string, unknown> | undefined): string[] =>
  Array.isArray(meta?.modulos) ? meta.modulos.map((name) => kebab(String(name))) : [];

/** A first read that is under way is not cancelled but repeated afterwards: its answer may be older than the change. */
async function invalidate(concerns: (query: Query) => boolean): Promise<void> {
  const underWay = new Set(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: (query) => query.state.data === undefined && concerns(query) }),
  );
  await queryClient.invalidateQueries({ predicate: concerns });
  if (underWay.size > 0) await queryClient.invalidateQueries({ predicate: (query) => underWay.has(query) });
}

/** Marks every query of these modules as old; those on screen are read again. */
export function invalidateModules(modules: Iterable<string>): Promise<void> {
  const names = new Set([...modules].map(kebab));
  return invalidate(({ queryKey, meta }) =>
    [moduleOf(queryKey) ?? '', ...alsoOf(meta)].some((name) => names.has(name)),
  );
}

/** Marks all that was read as old: nobody knows what has changed. */
export const invalidateAll = (): Promise<void> => invalidate(() => true);
