import { TIPOS_DA_LINHA, type TipoDaLinha } from '@sede/domain/modules/filiados/filiados';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/index.ts';
import { Timeline } from '#platform/ui/form.ts';
import classes from '#platform/ui/history/Timeline.module.css';
import { EmptyState, Pills, Reading } from '#platform/ui/index.ts';
import { Earlier } from '#platform/ui/reading.ts';

const TIPOS = [
  { value: null, label: 'Tudo' },
  ...TIPOS_DA_LINHA.map(({ valor, rotulo }) => ({ value: valor, label: rotulo })),
];

/** Everything that happened with a member, by kind, a page at a time. Source: decisions-members (Dialog and page). */
export function LinhaDoTempo({ id }: { id: string }) {
  const [tipo, setTipo] = useState<TipoDaLinha | null>(null);
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
      <div className={classes.filters}>
        <Pills label="Mostrar da linha do tempo" options={TIPOS} value={tipo} onChange={setTipo} />
      </div>
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
      <Earlier query={query} />
    </>
  );
}
