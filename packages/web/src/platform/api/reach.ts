/**
 * Whether the server answers, and which build of the screens it serves.
 *
 * A call that got no answer, a live stream that broke or the browser's own word ('offline') is a suspicion: the server's
 * health is asked at once, and only when that does not answer either it counts as out of reach. Then it is asked again after
 * 2 s, doubling to 30 s, when the browser is online again (from then on soon again: a network stands before it leads
 * anywhere), and when somebody asks (`askAgain`). One read that the server
 * itself broke off (503) is no loss: its health answers.
 * Each answer names the build (`x-sede-telas`); a page opened before an update learns so that it is old.
 * Source: issue 9 §5 (server down, update); decision 062.
 */

export interface Reach {
  /** The server did not answer when last asked. */
  lost: boolean;
  /** It is being asked now. */
  asking: boolean;
  /** The server serves another build of the screens than this page. */
  outdated: boolean;
}

const HEALTH = '/api/health';
const PATIENCE_MS = 8000;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

let reach: Reach = { lost: false, asking: false, outdated: false };
const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let underWay: Promise<boolean> | null = null;

function set(change: Partial<Reach>): void {
  reach = { ...reach, ...change };
  for (const listener of listeners) listener();
}

export const getReach = (): Reach => reach;
export function subscribeReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called when a server that was out of reach answers again; returns the end of it. */
export function onBack(listener: () => void): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

/** The build that this page was made of, by its last script, as the server reads it; null where it was not built (development, tests). */
const ownBuild = (): string | null =>
  [...document.querySelectorAll('script[type="module"][src^="/assets/"]')]
    .at(-1)
    ?.getAttribute('src')
    ?.slice('/assets/'.length) ?? null;

function noticeBuild(served: string | null): void {
  const own = ownBuild();
  if (served === null || own === null) return;
  const outdated = served !== own;
  if (outdated !== reach.outdated) set({ outdated });
}

/** `fetch`, with what its answer says of the server taken note of. */
export async function answered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  noticeBuild(response.headers.get('x-sede-telas'));
  return response;
}

async function ask(): Promise<boolean> {
  clearTimeout(timer);
  if (reach.lost) set({ asking: true });
  const answers = await answered(HEALTH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  const wasLost = reach.lost;
  if (wasLost || !answers) set({ lost: !answers, asking: false });
  if (!answers) {
    timer = setTimeout(() => void askAgain(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  } else {
    wait = FIRST_WAIT_MS;
    if (wasLost) for (const listener of backListeners) listener();
  }
  return answers;
}

/** Asks the server now whether it answers; one question at a time. */
export function askAgain(): Promise<boolean> {
  underWay ??= ask().finally(() => {
    underWay = null;
  });
  return underWay;
}

/**
 * Something went without an answer. While the server is known to be out of reach, its next question is due anyway. A
 * question that was under way before may still be answered from before: then one more follows.
 */
export function noticeTrouble(): void {
  if (reach.lost) return;
  if (underWay === null) void askAgain();
  else void underWay.then((answers) => answers && askAgain());
}

/**
 * The browser is online, or the live stream open: whoever waits for the next question need not. A question that was under
 * way before that may still fail by it: then one more follows at once.
 */
export function noticeAnswer(): void {
  if (!reach.lost) return;
  wait = FIRST_WAIT_MS;
  if (underWay === null) void askAgain();
  else void underWay.then((answers) => (answers ? true : askAgain()));
}

window.addEventListener('offline', noticeTrouble);
window.addEventListener('online', noticeAnswer);
