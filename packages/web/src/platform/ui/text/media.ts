/** Whether a media query holds, live in React and at the moment outside of it. In: a query ('screen and (max-width: 640px)'). */
import { useSyncExternalStore } from 'react';

export interface Media {
  now(): boolean;
  use(): boolean;
}

export function mediaStore(query: string): Media {
  const subscribe = (changed: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  const now = () => window.matchMedia(query).matches;
  return { now, use: () => useSyncExternalStore(subscribe, now) };
}
