/** Every module of the screens, for tests that run without a browser. */
import { vi } from 'vitest';
import type { RouteDefinition } from '../routing/index.ts';

export async function allRoutes(): Promise<RouteDefinition[]> {
  // When they are loaded the router reads the address, and lists ask whether this is a phone; nothing else of a browser is needed.
  // Where there is a window it stays: the files that follow in this process would be left with the stub.
  if (typeof window === 'undefined') {
    const history = { state: null, replaceState: () => undefined };
    const matchMedia = () => ({ matches: false });
    const location = new URL('http://sede.test/');
    vi.stubGlobal('window', { location, addEventListener: () => undefined, history, matchMedia });
  }
  const { AREAS, MODULES } = await import('../../modules.ts');
  const areas = await Promise.all(AREAS.map(({ load }) => load()));
  return [...MODULES, ...areas.flat()].flatMap(({ routes }) => routes);
}
