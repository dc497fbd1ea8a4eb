/**
 * Light, dark, or what the system says: kept in this browser, applied before the first paint.
 *
 * The scheme is an attribute of <html>; tokens.css does the rest by `light-dark()`. Not Mantine's manager: it sets the
 * attribute in an effect, one frame late. Storage may be closed (private windows): then the choice lasts for the page.
 */
import { useSyncExternalStore } from 'react';
import { THEME_COLOR } from './themeColor.ts';

export type ColorScheme = 'auto' | 'light' | 'dark';

/** One choice, in the words and the order of every place that offers it. */
export const COLOR_SCHEMES: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'auto', label: 'Como o sistema' },
];

const STORE = 'sede-tema';
const listeners = new Set<() => void>();
const system = window.matchMedia('(prefers-color-scheme: dark)');

function stored(): ColorScheme {
  try {
    const value = localStorage.getItem(STORE);
    return value === 'light' || value === 'dark' ? value : 'auto';
  } catch {
    return 'auto';
  }
}

let scheme = stored();
const shown = (): 'light' | 'dark' => (scheme === 'auto' ? (system.matches ? 'dark' : 'light') : scheme);

function apply() {
  document.documentElement.setAttribute('data-mantine-color-scheme', shown());
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[shown()]);
  for (const listener of listeners) listener();
}

apply();
system.addEventListener('change', apply);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setScheme(next: ColorScheme): void {
  scheme = next;
  try {
    if (next === 'auto') localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, next);
  } catch {
    // kept for this page only
  }
  apply();
}

/** The user's choice, and the scheme that it means at the moment. */
export function useColorScheme() {
  const choice = useSyncExternalStore(subscribe, () => scheme);
  const effective = useSyncExternalStore(subscribe, shown);
  return { scheme: choice, shown: effective, setScheme };
}
