/**
 * Keeps the queries fresh while somebody is signed in. Many events of one module within a moment (an import, a bulk
 * approval) become one refresh, and a page that is not looked at waits until it is. Source: decisions §2.
 */
import { useEffect, useRef } from 'react';
import { invalidateAll, invalidateModules, noticeAnswer, noticeTrouble } from '../api/index.ts';
import { type LiveOptions, startLive } from './live.ts';

const GATHER = 250;

/**
 * `position`: of the events, as the session told it (`aoVivo`). The first one stays: what this page shows is not older.
 * `account`: what to do when the person's own account changed or the session ended; the same object at each render.
 */
export function useLiveRefresh(
  active: boolean,
  position: string | null,
  account: Pick<LiveOptions, 'onOwn' | 'onEnded'>,
): void {
  const since = useRef(position);
  since.current ??= position;
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
    const stop = startLive({
      path: '/api/ao-vivo',
      since: since.current,
      ...account,
      onChanges: (events) => {
        for (const { modulo } of events) changed.add(modulo);
        timer ??= setTimeout(flush, GATHER);
      },
      onResync: () => void invalidateAll(),
      onOpen: noticeAnswer,
      onBroken: noticeTrouble,
    });
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [active, account]);
}
