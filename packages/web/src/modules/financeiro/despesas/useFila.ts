/**
 * The queue of approval: what waits, which one is open, and going on.
 *
 * The open one stands in the address (`?registro=`), else the first. What this person has just decided is out of the list at
 * once, also before it is read again; what a colleague decided leaves it with a notice, and stays open where it was being
 * read. In: the list's state. Source: issue 9 §1 (QueuePage); decisions §6.
 */
import type { DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RECORD_PARAM, setSearch, useSearch } from '#platform/routing/index.ts';
import { type Asking, notify } from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';
import { usePendentes } from './useDespesasQueries.ts';

/** As many as one answer of the list holds; of more, the list tells. */
export const NA_FILA = 100;
const NONE: readonly DespesaListada[] = [];

/** Says who has left the list by another's hand since it was last read. */
function useLeavers(rows: readonly DespesaListada[], read: boolean, mine: ReadonlySet<string>, key: string) {
  const before = useRef<{ key: string; rows: readonly DespesaListada[] } | null>(null);
  useEffect(() => {
    if (!read) return;
    const last = before.current;
    before.current = { key, rows };
    if (last === null || last.key !== key) return;
    const now = new Set(rows.map(({ id }) => id));
    const gone = last.rows.filter(({ id }) => !now.has(id) && !mine.has(id));
    if (gone.length === 0) return;
    const names = gone.length === 1 ? gone.map(nomeDespesa).join('') : `${gone.length} despesas`;
    notify({
      message: `${names} ${gone.length === 1 ? 'saiu' : 'saíram'} da fila: já não ${gone.length === 1 ? 'espera' : 'esperam'} decisão.`,
    });
  }, [rows, read, mine, key]);
}

export function useFila(list: Asking<'despesas.pendentes'> & { filterKey: string }) {
  const { query, totals } = usePendentes({ ...list, input: { ...list.input, pagina: 1, porPagina: NA_FILA } });
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const read = query.data !== undefined && !query.isPlaceholderData;
  const all = query.data?.itens ?? NONE;
  const rows = useMemo(() => all.filter(({ id }) => !decided.has(id)), [all, decided]);
  useLeavers(all, read, decided, list.filterKey);

  const asked = useSearch()[RECORD_PARAM];
  const current = asked ?? rows[0]?.id ?? null;
  const open = useCallback(
    (id: string | null) => setSearch((now) => ({ ...now, [RECORD_PARAM]: id }), { replace: true }),
    [],
  );
  const at = rows.findIndex(({ id }) => id === current);
  /** After the last comes the first; of one that is not in the list, the first. */
  const neighbour = (steps: 1 | -1): DespesaListada | undefined =>
    at < 0 ? rows[0] : rows.length > 1 ? rows[(at + steps + rows.length) % rows.length] : undefined;
  const next = neighbour(1);
  return {
    query,
    totals,
    rows,
    current,
    open,
    next,
    skip: (steps: 1 | -1) => {
      const row = neighbour(steps);
      if (row) open(row.id);
    },
    /** Out of the list, and on. */
    leave: (id: string) => {
      setDecided((ids) => new Set([...ids, id]));
      open(next?.id ?? null);
    },
    /** Its act was taken back: it is here again, and open. */
    back: (id: string) => {
      setDecided((ids) => new Set([...ids].filter((one) => one !== id)));
      open(id);
    },
  };
}
