/**
 * Records that the server finds for the typed text: asked once typing settles, answers to an earlier text dropped.
 *
 * Until the answer to the present text is there, `groups` has what of the last answer still matches it.
 * Source: issue 3 (Ctrl K).
 */
import { normaliseText } from '@sede/domain/kernel';
import { MIN_LETRAS_BUSCA } from '@sede/domain/modules/sistema/busca';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useNavigation } from '#platform/ui/shell/index.ts';
import { type PaletteGroup, recordGroups, type Scope, stillMatching } from './palette.ts';

const SETTLE_MS = 150;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface Registros {
  groups: PaletteGroup[];
  /** The answer to the present text is still under way. */
  waiting: boolean;
  error: unknown;
  retry: () => void;
}

export function useRegistros(typed: string, { sources }: Pick<Scope, 'sources'>): Registros {
  const { routes, may } = useNavigation();
  const text = typed.trim();
  const settled = useSettled(text);
  const enough = sources?.length !== 0 && normaliseText(text).length >= MIN_LETRAS_BUSCA;
  const { data, error, isFetching, refetch } = useQuery(
    orpc.busca.get.queryOptions({
      input: { busca: settled, ...(sources && { fontes: [...sources] }) },
      enabled: enough && settled === text,
      staleTime: 10_000,
      // Texts typed here are personal data: they do not outlive the dialog by long.
      gcTime: 30_000,
    }),
  );
  const fresh = enough && settled === text && data !== undefined;
  const own = useMemo(() => (data ? recordGroups(data, settled, routes, may) : []), [data, settled, routes, may]);
  const [last, setLast] = useState<PaletteGroup[]>([]);
  // What another scope found is none of this one's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: emptied when the scope changes
  useEffect(() => setLast([]), [sources]);
  useEffect(() => {
    if (fresh) setLast(own);
  }, [fresh, own]);
  const failed = enough && settled === text && !isFetching && error !== null;
  return {
    groups: !enough ? [] : fresh ? own : stillMatching(last, text),
    waiting: enough && !fresh && !failed,
    error: failed ? error : null,
    retry: () => void refetch(),
  };
}
