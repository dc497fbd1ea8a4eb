/** One act at a time: asked again while one runs, by button, menu or key, nothing happens. A failure is told. */
import { useCallback, useRef, useState } from 'react';
import { notify } from '../feedback/notify.ts';

export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const once = useCallback(async (act: () => unknown) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify.error(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, once };
}
