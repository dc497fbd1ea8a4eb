/**
 * A session that ended under somebody's hands (expired, ended from another device, user disabled).
 *
 * The page stays as it is and a dialog asks for the password again, so that nothing typed is lost. Out: a store that
 * React subscribes to. Source: decisions §6 (forgiving), spec 1 §4.6.
 */
let ended = false;
const listeners = new Set<() => void>();

function set(value: boolean) {
  if (ended === value) return;
  ended = value;
  for (const listener of listeners) listener();
}

export const sessionEnded = {
  get: () => ended,
  set: () => set(true),
  resume: () => set(false),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
