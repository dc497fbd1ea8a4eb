/**
 * Keeps the queries fresh while somebody is signed in. Many events of one module within a moment (an import, a bulk
 * approval) become one refresh, and a page that is not looked at waits until it is. Source: decisions §2.
 */
import { useEffect } from 'react';
import { invalidateModules, queryClient } from '../api/index.ts';
import { type LiveOptions, startLive } from './live.ts';

const GATHER = 250;
/** The page's own requests go first. */
const START_AFTER = 1500;

/** `account`: what to do when the person's own account changed or the session ended; the same object at each render. */
export function useLiveRefresh(active: boolean, account: Pick<LiveOptions, 'onOwn' | 'onEnded'>): void {
  useEffect(() => {
    if (!active) return;
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      if (document.hidden) return;
      const modules = [...changed];
      changed.clear();
      if (modules.length > 0) void invalidateModules(modules);
    };
    let stop = () => {};
    const begin = () => {
      stop = startLive({
        path: '/api/ao-vivo',
        ...account,
        onChanges: (events) => {
          for (const { modulo } of events) changed.add(modulo);
          timer ??= setTimeout(flush, GATHER);
        },
        onResync: () => void queryClient.invalidateQueries(),
      });
    };
    const starting = setTimeout(begin, START_AFTER);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearTimeout(starting);
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [active, account]);
}
