/**
 * Keys of the screen that is shown: what `useHotkey` registers, '?' lists, and one listener runs.
 *
 * A key is written 'n' (alone), 'g d' (one after the other) or 'Ctrl+K' (⌘ on a Mac). The latest registration of a key
 * wins (a dialog over a page), and leaving it gives the key back. Letters do nothing while a field is being typed in, a
 * dialog is open or Ctrl/Alt/Meta is held; what is held with Ctrl works while typing too. A person may switch all keys
 * of one character off: then only what is held with Ctrl acts, and the help lists no other. Source: WCAG 2.2, 2.1.4.
 */

export interface Hotkey {
  /** 'n', '/', '?', 'g d', 'Ctrl+K'. Shown in the help. */
  key: string;
  /** pt-BR: what it does. */
  label: string;
  handler: () => void;
  /** Works while a dialog is open too. */
  global: boolean;
}

const stack: Hotkey[] = [];

let letters = true;
/** Whether keys of one character act. Set by `KitHost` from the session. */
export function setLetterKeys(on: boolean): void {
  letters = on;
}
export const letterKeysOn = (): boolean => letters;
const heldKey = (key: string) => key.startsWith('Ctrl+');

/** Returns the end of the registration. */
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
  for (const hotkey of stack) if (letters || heldKey(hotkey.key)) byKey.set(hotkey.key, hotkey);
  return [...byKey.values()];
}

/** Does what a key does: for a button that offers the same, where the key's owner is another part of the program. */
export const runHotkey = (key: string): void => stack.findLast((hotkey) => hotkey.key === key)?.handler();

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey?: boolean;
}

/** How the registry writes this press; null for what is the browser's or the system's. */
function written({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | null {
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return letters ? key : null;
  return shiftKey ? null : `Ctrl+${key.toUpperCase()}`;
}

/** The handler that this key runs now, if any; `begun` is the first key of a pair that was pressed just before. */
export function hotkeyFor(
  press: KeyPress,
  typing: boolean,
  dialogOpen: boolean,
  begun: string | null = null,
): Hotkey | undefined {
  const key = written(press);
  if (key === null || (typing && !heldKey(key))) return undefined;
  const wanted = begun === null ? key : `${begun} ${key}`;
  const found = stack.findLast((hotkey) => hotkey.key === wanted);
  return found && dialogOpen && !found.global ? undefined : found;
}

/** Whether this key begins a pair ('g' of 'g d'). */
export function beginsPair(press: KeyPress, typing: boolean, dialogOpen: boolean): boolean {
  const key = written(press);
  return key !== null && !typing && !dialogOpen && stack.some((hotkey) => hotkey.key.startsWith(`${key} `));
}

/** The caps of a key, as this computer writes them: 'Ctrl+K' → Ctrl, K (⌘, K on a Mac). */
export function keyCaps(key: string, mac: boolean): string[] {
  if (key.startsWith('Ctrl+')) return [mac ? '⌘' : 'Ctrl', key.slice('Ctrl+'.length)];
  return key.split(' ');
}
