/** A value as it stands once nothing was typed for a moment. */
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

export function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says, not by which object says it
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return paused;
}
