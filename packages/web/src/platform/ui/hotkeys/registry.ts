/**
 * Keys of the screen that is shown: what `useHotkey` registers, '?' lists, and one listener runs.
 *
 * The latest registration of a key wins (a dialog over a page), and leaving it gives the key back. Letters do nothing
 * while a field is being typed in, a dialog is open or Ctrl/Alt/Meta is held.
 */

export interface Hotkey {
  /** As `KeyboardEvent.key`: 'n', '/', '?'. Shown in the help. */
  key: string;
  /** pt-BR: what it does. */
  label: string;
  handler: () => void;
  /** Works under an open dialog too. */
  global: boolean;
}

const stack: Hotkey[] = [];

export function register(hotkey: Hotkey): () => void {
  stack.push(hotkey);
  return () => {
    const at = stack.lastIndexOf(hotkey);
    if (at >= 0) stack.splice(at, 1);
  };
}

/** Keys in force: the last registration of each, in the order in which they came. */
export function activeHotkeys(): Hotkey[] {
  const byKey = new Map<string, Hotkey>();
  for (const hotkey of stack) byKey.set(hotkey.key, hotkey);
  return [...byKey.values()];
}

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The handler that this key runs now, if any. */
export function hotkeyFor(press: KeyPress, typing: boolean, dialogOpen: boolean): Hotkey | undefined {
  if (typing || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const found = stack.findLast((hotkey) => hotkey.key === press.key);
  return found && dialogOpen && !found.global ? undefined : found;
}
