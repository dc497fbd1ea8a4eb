/**
 * Small preferences in the browser's local storage. A browser that refuses storage (private window, full) loses the
 * preference, never the page.
 */

/** Null where nothing is stored, or the browser keeps nothing. */
export function readLocal(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Nothing happens where the browser keeps nothing. */
export function writeLocal(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Storage refused: the preference lasts until the page is left.
  }
}
