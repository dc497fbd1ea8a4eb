import { ErrorState } from './ErrorState.tsx';

export interface ReadFailureProps {
  /** A react-query result that has an error. */
  query: { error: unknown; refetch: () => unknown };
  /** In a card of its own, where it stands between other cards of a page. */
  card?: boolean | undefined;
}

/** A read that failed, with another try. */
export function ReadFailure({ query: { error, refetch }, card = false }: ReadFailureProps) {
  const state = <ErrorState error={error} onRetry={() => void refetch()} />;
  return card ? <div className="card">{state}</div> : state;
}
