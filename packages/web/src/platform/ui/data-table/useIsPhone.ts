/** Whether the window is as narrow as a phone (the same 640 px as the theme's `.phone-only`), live. Paper never is. */

import { useSyncExternalStore } from 'react';

const PHONE = 'screen and (max-width: 640px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Now, outside of React. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
