import classes from './Earlier.module.css';

export interface EarlierProps {
  /** What is read a page at a time, the newest first. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** How many there are, where that is known. */
  left?: number;
}

/** Below a timeline: shows the page before, where there is one. It keeps the focus while that is read. */
export function Earlier({ query, left = 0 }: EarlierProps) {
  if (!query.hasNextPage) return null;
  return (
    <button
      type="button"
      className={classes.earlier}
      aria-disabled={query.isFetchingNextPage || undefined}
      onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
    >
      {query.isFetchingNextPage ? 'Carregando…' : `Mostrar anteriores${left > 0 ? ` (${left})` : ''}`}
    </button>
  );
}
