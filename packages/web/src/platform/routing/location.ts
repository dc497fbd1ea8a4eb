/**
 * Where the browser is, as a store that React can subscribe to, and the only way to go elsewhere.
 *
 * Each entry of the history carries { key, index } in its state: `key` names its scroll position, `index` tells Back
 * from Forward, so that a guard (an unsaved form) can put the browser back where it was and ask first.
 * Source: spec 1 §2.1; decisions §5 (every list keeps its state in the URL).
 */

export interface Location {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

interface EntryState {
  key: string;
  index: number;
}

export type Guard = () => Promise<boolean>;
export interface GuardOptions {
  /** Not asked while the page stays and only its query string changes: a page that keeps what is unsaved through its steps. */
  pageOnly?: boolean;
}
export type NavigationKind = 'push' | 'replace' | 'pop' | 'search';

let sequence = 0;
const newKey = () => `${Date.now().toString(36)}-${(sequence++).toString(36)}`;

function entryState(): EntryState {
  // Ours, an older version's or another page's: both parts are looked at.
  const state = window.history.state as Partial<EntryState> | null;
  // Both are there.
  if (state && typeof state.key === 'string' && typeof state.index === 'number') return state as EntryState;
  const fresh = { key: newKey(), index: 0 };
  window.history.replaceState(fresh, '');
  return fresh;
}

function read(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname: pathname.replace(/(.)\/+$/, '$1'), search, hash, key: entryState().key };
}

let current: Location = read();
let index = entryState().index;
/** What made the current location: scroll and focus depend on it. */
let kind: NavigationKind = 'pop';
const listeners = new Set<() => void>();
interface Held extends GuardOptions {
  ask: Guard;
}
const guards = new Set<Held>();
const scrolls = new Map<string, number>();
/** Query string with which each page was last left. */
const searches = new Map<string, string>();

window.history.scrollRestoration = 'manual';

function settle(how: NavigationKind) {
  searches.set(current.pathname, current.search);
  current = read();
  index = entryState().index;
  kind = how;
  for (const listener of listeners) listener();
}

/** The guards that have a word in going to this path. */
const asked = (pathname: string): Held[] =>
  [...guards].filter(({ pageOnly }) => !(pageOnly && pathname === current.pathname));

async function mayLeave(pathname: string): Promise<boolean> {
  for (const { ask } of asked(pathname)) if (!(await ask())) return false;
  return true;
}

let returning = false;
window.addEventListener('popstate', async () => {
  if (returning) {
    returning = false;
    return;
  }
  const target = entryState();
  const { pathname } = read();
  if (asked(pathname).length > 0 && target.index !== index) {
    const delta = target.index - index;
    returning = true;
    window.history.go(-delta);
    if (!(await mayLeave(pathname))) return;
    scrolls.set(current.key, window.scrollY);
    guards.clear();
    window.history.go(delta);
    return;
  }
  scrolls.set(current.key, window.scrollY);
  settle('pop');
});

/** The same object while nothing changed. */
export const getLocation = (): Location => current;

/** How the present address was reached: a step, a replacement, Back or Forward, a change of the query string. */
export const navigationKind = (): NavigationKind => kind;

/** Scroll position (pixels) of a history entry; 0 for a new one. */
export const savedScroll = (key: string): number => scrolls.get(key) ?? 0;

/** The page as it was left since the program was loaded: a list with its filters. */
export const lastAddressOf = (pathname: string): string => `${pathname}${searches.get(pathname) ?? ''}`;

/** Called at every change of address. Returns the end of it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds every navigation until the guard has said yes. Returns its removal. */
export function addGuard(ask: Guard, options: GuardOptions = {}): () => void {
  const guard = { ...options, ask };
  guards.add(guard);
  return () => guards.delete(guard);
}

function write(to: string, replace: boolean, how: NavigationKind) {
  scrolls.set(current.key, window.scrollY);
  const state: EntryState = { key: replace ? current.key : newKey(), index: replace ? index : index + 1 };
  if (replace) window.history.replaceState(state, '', to);
  else window.history.pushState(state, '', to);
  settle(how);
}

/** Pages whose answer has headers of their own: into one and out of it the browser loads a document (decision 096). */
let documents: readonly string[] = [];
let leaving = false;

/** Told once, by the composition root. */
export function setOwnDocuments(paths: readonly string[]): void {
  documents = paths;
}

/** Whether this path is of another document than the one that is open. */
export const isOtherDocument = (pathname: string): boolean =>
  pathname !== current.pathname && [pathname, current.pathname].some((one) => documents.includes(one));

/** The person has said already that the page may be left: the browser asks no more. */
export const isLeaving = (): boolean => leaving;

export interface NavigateOptions {
  replace?: boolean;
  /** Skips the guards: for what has just been saved or signed out. */
  force?: boolean;
}

/** Goes to a path of this application ('/financial/expenses?busca=luz'). */
export async function navigate(to: string, { replace = false, force = false }: NavigateOptions = {}): Promise<void> {
  const { pathname } = new URL(to, window.location.origin);
  if (guards.size > 0 && !force && !(await mayLeave(pathname))) return;
  if (isOtherDocument(pathname)) {
    leaving = true;
    return replace ? window.location.replace(to) : window.location.assign(to);
  }
  write(to, replace, replace ? 'replace' : 'push');
}

/** Replaces the query string of the page that is open: no scroll, no change of focus, no guard. */
export function writeSearch(search: string, replace: boolean): void {
  const to = `${current.pathname}${search}${current.hash}`;
  if (search !== current.search) write(to, replace, 'search');
}
