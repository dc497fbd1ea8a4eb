/**
 * Counters of the menus: what waits at each page, as the worklist counts it ('14 a decidir').
 *
 * One query for the whole program, the same as the home page's; it follows the live stream. A page's counter is the most
 * urgent thing that waits there; that of a section's first home page is its section's, without the pages that are home pages
 * themselves.
 * Nothing waiting: no counter. Red is only what is overdue. Source: decisions §6 (Navigation).
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orpc } from '../../api/index.ts';
import { useSession } from '../../session/index.ts';
import { useNavigation } from './NavigationContext.tsx';
import { type Entry, pagesOf } from './navigation.ts';

export type CounterTone = 'atrasado' | 'hoje' | 'espera' | 'neutro';

/** As the style sheets have them: colour with a meaning, the words say it too. */
export const TONES: Record<CounterTone, string | undefined> = {
  atrasado: 'late',
  hoje: 'today',
  espera: 'wait',
  neutro: undefined,
};

export interface Counter {
  quantidade: number;
  /** What is counted: 'vencidas'. */
  curto: string;
  tom: CounterTone;
}

interface Waiting extends Counter {
  pagina: string;
}

const URGENCY: Record<CounterTone, number> = { atrasado: 0, hoje: 1, espera: 2, neutro: 3 };

/** Most urgent first; of one urgency as the modules declare them. */
export const byUrgency = <T extends { tom: CounterTone }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => URGENCY[a.tom] - URGENCY[b.tom]);

const counterOf = (waiting: readonly Waiting[], pages: readonly string[]): Counter | null =>
  byUrgency(waiting.filter(({ pagina }) => pages.includes(pagina)))[0] ?? null;

/** What waits for this person, over the whole program; `fresh`: counted anew when the page opens (home). */
export function useWaiting({ enabled = true, fresh = false } = {}) {
  const { pendencias } = useSession();
  return useQuery({
    ...orpc.inicio.pendencias.queryOptions({ input: {} }),
    enabled: enabled && pendencias.length > 0,
    ...(fresh && { staleTime: 0 }),
    // The modules whose changes make it count again; a failed mail arrives as a notice.
    meta: { modulos: [...pendencias, 'avisos'] },
  });
}

/** The page's own data comes first. */
function useAfterFirstPaint(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return after;
}

const NOTHING: readonly Waiting[] = [];

export interface Counters {
  of: (path: string) => Counter | null;
  ofEntry: (entry: Entry) => Counter | null;
  /** All that waits at the home pages of a module together. */
  sumOf: (entries: readonly Entry[]) => number;
  /** All that waits at these pages together. */
  sumOfPages: (paths: readonly string[]) => number;
}

export function useCounters(): Counters {
  const { routes, entries, may } = useNavigation();
  const waiting: readonly Waiting[] = useWaiting({ enabled: useAfterFirstPaint() }).data?.itens ?? NOTHING;
  const covered = (entry: Entry) => {
    const first = entries.find(({ section }) => section === entry.section) === entry;
    if (!first) return [entry.to];
    const others = new Set(entries.filter((one) => one !== entry).map(({ to }) => to));
    return [entry.to, ...pagesOf(routes, entry.section, may).map(({ to }) => to)].filter((to) => !others.has(to));
  };
  const sumAt = (pages: ReadonlySet<string>) =>
    waiting.reduce((sum, { pagina, quantidade }) => (pages.has(pagina) ? sum + quantidade : sum), 0);
  return {
    of: (path) => counterOf(waiting, [path]),
    ofEntry: (entry) => counterOf(waiting, covered(entry)),
    sumOf: (own) => sumAt(new Set(own.flatMap(covered))),
    sumOfPages: (paths) => sumAt(new Set(paths)),
  };
}
