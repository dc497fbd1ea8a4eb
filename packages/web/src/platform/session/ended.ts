/**
 * A session that ended while somebody was working (expired, ended from another device, user disabled).
 *
 * The page stays as it is and a dialog asks for the password again, so that nothing typed is lost; whoever may not come back
 * (disabled, deleted) is signed out, and the sign-in page says why until somebody enters. Out: two stores that React
 * subscribes to. Source: decisions §6 (forgiving), spec 1 §4.6.
 */
function store<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value: T) {
      if (current === value) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ended = store(false);
export const sessionEnded = {
  get: ended.get,
  set: () => ended.set(true),
  resume: () => ended.set(false),
  subscribe: ended.subscribe,
};

/** Why the last user of this tab was signed out, in the server's words. */
export const signedOutReason = store<string | null>(null);
