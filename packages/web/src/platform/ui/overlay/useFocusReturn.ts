/**
 * Gives the focus back to where it was when a dialog or drawer goes away by being taken off the page (a record's drawer,
 * a question that was answered). While it only closes, its own library does so. Source: design/README (focus returns).
 */
import { useEffect, useState } from 'react';

export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      }, 0);
    },
    [before],
  );
}
