/** A record's panel or page keeps itself among what was opened lately. Source: issue 9 §1 (recents). */
import { useEffect } from 'react';
import { getLocation } from '../routing/index.ts';
import { useSession } from '../session/index.ts';
import { keepVisit } from './visits.ts';

/** Keeps the open record under this name, once it is known; the address is the one that is open. */
export function useVisit(label: string | null, source?: string): void {
  const { usuario } = useSession();
  const userId = usuario?.id;
  useEffect(() => {
    if (!label || !userId) return;
    const { pathname, search } = getLocation();
    keepVisit(userId, { label, detail: null, to: `${pathname}${search}`, ...(source && { source }) });
  }, [label, userId, source]);
}
