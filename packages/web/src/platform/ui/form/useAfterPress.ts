/**
 * Runs something once the pointer is up. A message that appears as a field is left moves what stands below it: between
 * press and release that would take the button or box away from under the pointer, and the click would be lost.
 */
import { useCallback, useEffect, useRef } from 'react';

export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const down = () => {
      waiting.current ??= [];
    };
    const up = () => {
      const runs = waiting.current ?? [];
      waiting.current = null;
      // Deferred until after the click that this release causes.
      if (runs.length > 0) setTimeout(() => runs.forEach((run) => void run()), 0);
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return useCallback((run) => {
    if (waiting.current) waiting.current.push(run);
    else run();
  }, []);
}
