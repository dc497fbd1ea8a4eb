/** A record's panel or page keeps itself among what was opened lately. Source: issue 9 §1 (recents). */
import { useEffect } from 'react';
import { getLocation } from '../routing/index.ts';
import { useSession } from '../session/index.ts';
import { keepVisit } from './visits.ts';

/**
 * Keeps what is open under this name, once it is known; the address is the one that is open, or the one given: a record's
 * own, without the filter of the list that it was reached from.
 */
export function useVisit(label: string | null, address?: string): void {
  const { usuario } = useSession();
  const userId = usuario?.id;
  useEffect(() => {
    if (!label || !userId) return;
    const { pathname, search } = getLocation();
    keepVisit(userId, { label, detail: null, to: address ?? `${pathname}${search}` });
  }, [label, userId, address]);
}
