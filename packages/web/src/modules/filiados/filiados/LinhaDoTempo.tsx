import { TIPOS_DA_LINHA, type TipoDaLinha } from '@sede/domain/modules/filiados/filiados';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#platform/api/index.ts';
import { Timeline } from '#platform/ui/form.ts';
import classes from '#platform/ui/history/Timeline.module.css';
import { EmptyState, Reading } from '#platform/ui/index.ts';

const TUDO = { valor: null, rotulo: 'Tudo' } as const;

/** Everything that happened with a member, by kind, a page at a time. Source: decisions-members (Dialog and page). */
export function LinhaDoTempo({ id }: { id: string }) {
  const [tipo, setTipo] = useState<TipoDaLinha | null>(null);
  const group = useId();
  const query = useInfiniteQuery({
    queryKey: [['filiados', 'linhaDoTempo'], { id, tipo }],
    queryFn: ({ pageParam }) =>
      api.filiados.linhaDoTempo({ id, ...(tipo && { tipo }), ...(pageParam !== null && { depois: pageParam }) }),
    // The type of every later page's parameter, too.
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
  return (
    <>
      <fieldset className={classes.filters}>
        <legend className="visually-hidden">Mostrar da linha do tempo</legend>
        {[TUDO, ...TIPOS_DA_LINHA].map(({ valor, rotulo }) => (
          <label key={rotulo}>
            <input type="radio" name={group} checked={tipo === valor} onChange={() => setTipo(valor)} />
            {rotulo}
          </label>
        ))}
      </fieldset>
      <Reading query={query}>
        {({ pages }) => {
          const entries = pages.flatMap(({ itens }) => itens);
          return entries.length === 0 ? (
            <EmptyState plain title="Nada deste tipo na linha do tempo" />
          ) : (
            <Timeline entries={entries} level={3} />
          );
        }}
      </Reading>
      {query.hasNextPage && (
        <button
          type="button"
          className={classes.more}
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Carregando…' : 'Mostrar anteriores'}
        </button>
      )}
    </>
  );
}
