import { expect, it, vi } from 'vitest';
import type { RouteDefinition } from '#platform/routing/index.ts';

async function allRoutes(): Promise<RouteDefinition[]> {
  // The router reads the address when it is loaded; nothing else of a browser is needed here.
  const history = { state: null, replaceState: () => undefined };
  vi.stubGlobal('window', { location: new URL('http://sede.test/'), addEventListener: () => undefined, history });
  const files = import.meta.glob<Record<string, unknown>>('./modules/**/*.routes.tsx');
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat()) as RouteDefinition[];
}

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

it('no two pages of the program have one address, and none two letters after g', async () => {
  const routes = await allRoutes();
  expect(routes.length).toBeGreaterThan(20);
  expect(repeated(routes.map(({ path }) => path))).toEqual([]);
  // Who may open both would be shown a letter that leads elsewhere.
  expect(repeated(routes.flatMap(({ goKey }) => goKey ?? []))).toEqual([]);
});
