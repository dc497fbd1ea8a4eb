import type { ReactNode } from 'react';
import { ReadFailure } from '../feedback/ReadFailure.tsx';

export interface ReadingProps<T> {
  /** A react-query result. */
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** A failure stands in a card of its own. */
  card?: boolean;
  /** Shown while it is read, instead of 'Carregando…'. */
  wait?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Something that is read apart from its page: being read, failed (with another try), or there; what is there stays. */
export function Reading<T>({ query, card, wait, children }: ReadingProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ReadFailure query={query} card={card} />;
  return (
    wait ?? (
      <p role="status" className="muted">
        Carregando…
      </p>
    )
  );
}
