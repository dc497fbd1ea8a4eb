import { HISTORY_KIND_LABELS, HISTORY_KINDS, type HistoryKind } from '@sede/domain/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Pill, Pills } from '../pills/Pills.tsx';
import { Earlier } from '../reading/Earlier.tsx';
import { Reading } from '../reading/Reading.tsx';
import type { ReadHistory } from './historyLine.ts';
import classes from './Timeline.module.css';
import { Timeline } from './Timeline.tsx';

export interface HistoryTimelineProps {
  id: string;
  /** The module's `history` operation. */
  read: ReadHistory;
  /** Whose it is: a change of this module reads it again. */
  modulo?: string | undefined;
  /** Of the months' headings. */
  level?: 3 | 4;
}

/** The whole history of a record, a page at a time, by kind. */
export function HistoryTimeline({ id, read, modulo = 'registro', level }: HistoryTimelineProps) {
  const [tipo, setTipo] = useState<HistoryKind | null>(null);
  const query = useInfiniteQuery({
    queryKey: [[modulo, 'history'], { id, tipo }],
    gcTime: 0,
    queryFn: ({ pageParam }) =>
      read({ id, ...(pageParam !== null && { antes: pageParam }), ...(tipo !== null && { tipo }) }),
    // The type of every later page's parameter, too.
    initialPageParam: null as number | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
  const pages = query.data?.pages ?? [];
  const left = (pages.at(-1)?.total ?? 0) - (pages.at(-1)?.itens.length ?? 0);
  const kinds: Pill<HistoryKind | null>[] = [
    { value: null, label: 'Tudo' },
    ...HISTORY_KINDS.map((kind) => ({ value: kind, label: HISTORY_KIND_LABELS[kind] })),
  ];
  return (
    <>
      <div className={classes.filters}>
        <Pills label="Mostrar do histórico" options={kinds} value={tipo} onChange={setTipo} />
      </div>
      <Reading query={query}>
        {({ pages: read }) => {
          const entries = read.flatMap(({ itens }) => itens);
          return entries.length === 0 && tipo !== null ? (
            <p className={classes.none}>Nada deste tipo no histórico.</p>
          ) : (
            <Timeline entries={entries} {...(level && { level })} />
          );
        }}
      </Reading>
      <Earlier query={query} left={left} />
    </>
  );
}
