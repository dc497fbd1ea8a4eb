/** Every module of the screens, for tests that run without a browser. */
import { vi } from 'vitest';
import type { RouteDefinition } from '../routing/index.ts';

export async function allRoutes(): Promise<RouteDefinition[]> {
  // The router reads the address when it is loaded; nothing else of a browser is needed here.
  const history = { state: null, replaceState: () => undefined };
  vi.stubGlobal('window', { location: new URL('http://sede.test/'), addEventListener: () => undefined, history });
  const { MODULES } = await import('../../modules.ts');
  return MODULES.flatMap(({ routes }) => routes);
}
