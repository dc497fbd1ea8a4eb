import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Nothing } from './Ficha.tsx';

export interface ReadingProps<T> {
  /** A react-query result. */
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** Pixels that its place has at least while it is read, where it would jump otherwise. */
  room?: number;
  children: (data: T) => ReactNode;
}

/** Something that is read apart from its page: being read, failed (with another try), or there. */
export function Reading<T>({ query, room, children }: ReadingProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div style={{ minHeight: room }}>
      <Nothing role="status">Carregando…</Nothing>
    </div>
  );
}
