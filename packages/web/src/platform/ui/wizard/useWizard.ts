/**
 * Which step of a work is open: it stands in the address (`?passo=`), the first where none is named.
 *
 * In: the steps' names in their order, and which of them what they stand on is there for. Out: the open step, and the way
 * to another. A step that is not reached is never open: the last one before it that is reached stands instead, and the
 * address says so. `go` waits for the page to have taken what was set beside it. Source: issue 9 §1 (WizardPage).
 */
import { useEffect, useState } from 'react';
import { setSearch, useSearch } from '../../routing/index.ts';

const STEP_PARAM = 'passo';

export interface Reached {
  id: string;
  /** The first step always is. */
  reached?: boolean;
}

export interface WizardControl {
  /** Opens a step, once it is reached. */
  go: (id: string) => void;
}

/** The index of the open step. */
export function openStep(steps: readonly Reached[], asked: string | undefined): number {
  const named = steps.findIndex(({ id }) => id === asked);
  return Math.max(
    0,
    steps.findLastIndex(({ reached }, index) => index <= named && reached === true),
  );
}

export function useWizard(steps: readonly Reached[]): WizardControl & { index: number } {
  const { passo } = useSearch();
  const [wanted, setWanted] = useState<string | null>(null);
  const index = openStep(steps, passo);
  const open = steps[index]?.id;
  const ready = wanted !== null && steps[openStep(steps, wanted)]?.id === wanted;
  useEffect(() => {
    if (wanted !== null) {
      setWanted(null);
      if (ready) setSearch((current) => ({ ...current, [STEP_PARAM]: wanted }));
    } else if (passo !== undefined && passo !== open) {
      setSearch((current) => ({ ...current, [STEP_PARAM]: open }), { replace: true });
    }
  }, [wanted, ready, passo, open]);
  return { index, go: setWanted };
}

/** The address of a step of the page that is open. */
export const stepHref = (search: Readonly<Record<string, string>>, id: string): string =>
  `?${new URLSearchParams({ ...search, [STEP_PARAM]: id })}`;
