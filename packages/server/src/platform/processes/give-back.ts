/**
 * Gives memory back to the system when a load is over: what V8 and the allocator keep after a burst is free inside the process
 * and nobody else's, until a full collection; a process that rests never makes one of its own accord.
 *
 * Every half minute it looks: large, and hardly busy since the last look, collects once (some tens of milliseconds, when
 * nobody waits); then not again until it has worked meanwhile. Source: issue 9 §3; decision 065.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 30_000;
/** Bytes; a process at rest takes less. */
const LARGE = 220 * 2 ** 20;
/** Part of one processor's time. */
const HARDLY_BUSY = 0.1;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

function fullCollection(): () => void {
  setFlagsFromString('--expose-gc');
  // A context that is made now knows `gc`; what it evaluates has no type.
  const gc = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

interface GiveBackParts {
  /** Bytes resident. */
  resident(): number;
  /** Microseconds of processor so far. */
  worked(): number;
  collect(): void;
}

/** One look; `elapsedMs` since the one before. True: it has collected. */
export function createGiveBack({ resident, worked, collect }: GiveBackParts): (elapsedMs: number) => boolean {
  let before = worked();
  let worthIt = true;
  return (elapsedMs) => {
    const now = worked();
    const busy = (now - before) / 1000 / elapsedMs;
    before = now;
    if (busy > HARDLY_BUSY) {
      worthIt = true;
      return false;
    }
    if (!worthIt || resident() < LARGE) return false;
    worthIt = false;
    collect();
    before = worked();
    return true;
  };
}

/** In a running server; the answer ends it. */
export function startGiveBack(): () => void {
  const look = createGiveBack({
    resident: () => process.memoryUsage.rss(),
    worked: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    collect: fullCollection(),
  });
  const timer = setInterval(() => look(LOOK_MS), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
