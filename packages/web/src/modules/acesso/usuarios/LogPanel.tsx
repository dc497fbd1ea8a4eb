import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ErrorState, InstantText } from '#platform/ui/index.ts';
import classes from './usuarios.module.css';

const FIRST = 4;
const MORE = 20;

/** The user's log: the newest 4, the rest page by page under 'Ver mais logs'. Source: spec 1 §2.22. */
export function LogPanel({ id }: { id: string }) {
  const query = useInfiniteQuery(
    orpc.usuarios.log.infiniteOptions({
      input: (depois: string | undefined) => ({ id, quantos: depois === undefined ? FIRST : MORE, depois }),
      initialPageParam: undefined,
      getNextPageParam: ({ proximo }) => proximo ?? undefined,
    }),
  );
  if (query.isPending) return <p className={classes.words}>Carregando…</p>;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const entries = query.data.pages.flatMap(({ itens }) => itens);
  if (entries.length === 0) return <p className={classes.words}>Nenhum log.</p>;
  return (
    <>
      <ol className={classes.log}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>{entry.texto}</span>
            <span className={classes.words}>
              <InstantText value={entry.data} />
              {entry.endereco && ` · ${entry.endereco}`}
            </span>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <button
          type="button"
          className={classes.more}
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver mais logs
        </button>
      )}
    </>
  );
}
