/**
 * What can be done with a selection: an act that none of the selected rows allows is not there; one that takes fewer rows
 * at a time stays, with its reason.
 *
 * In: the acts of the list, the selected rows as last seen, or all that the filter matches. Source: issue 9 §5.
 */
import type { WholeSelection } from './useSelection.ts';

/** Lets go of the selected rows, or of all but these ids (what was refused stays selected). */
export type ClearSelection = (keep?: readonly string[]) => void;

export interface SelectionAction<Row> {
  label: string;
  /** A letter that runs it while rows are selected; shown on its button and in the list of keys. */
  key?: string;
  /** Rows that it may act on; the button says how many of the selected they are. Default: all. */
  eligible?: (row: Row) => boolean;
  /** Called with the eligible rows; the bar waits while its promise is pending. */
  run: (rows: Row[], clear: ClearSelection) => unknown;
  /** The same on all that the filter matches; leave out where that cannot be. */
  runWhole?: (whole: WholeSelection, clear: ClearSelection) => unknown;
  danger?: boolean;
  /** Rows named one by one that it takes at most. */
  max?: number;
}

export interface PossibleAction {
  /** With how many of the selected it takes: 'Liquidar (3 de 5)'. */
  label: string;
  key: string | undefined;
  danger: boolean;
  /** Why not now; '' when it can. */
  reason: string;
  run: () => unknown;
}

export function possibleActions<Row>(
  actions: readonly SelectionAction<Row>[],
  rows: Row[],
  whole: WholeSelection | null,
  clear: ClearSelection,
): PossibleAction[] {
  return actions.flatMap(({ label, key, eligible, run, runWhole, danger = false, max }) => {
    const own = { key: key?.toLowerCase(), danger };
    if (whole) return runWhole ? [{ ...own, label, reason: '', run: () => runWhole(whole, clear) }] : [];
    const taken = eligible ? rows.filter(eligible) : rows;
    if (taken.length === 0) return [];
    return [
      {
        ...own,
        label: taken.length < rows.length ? `${label} (${taken.length} de ${rows.length})` : label,
        reason: max !== undefined && taken.length > max ? `No máximo ${max} linhas por vez.` : '',
        run: () => run(taken, clear),
      },
    ];
  });
}
