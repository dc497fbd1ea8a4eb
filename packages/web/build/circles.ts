/**
 * Build step: the build fails when chunks wait for each other (a imports b imports a).
 *
 * A browser runs such chunks in an order in which one of them finds the other's names unset: an empty page, on some pages
 * only. Groups of `vite.config.ts` make them when a group takes a module but not what that module imports.
 * In: each chunk's static imports. Out: the first circle, from a chunk back to itself. Source: docs/decisions/068.
 */
import type { Plugin } from 'vite';

export function circleAmong(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (chunk: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(chunk);
    if (at >= 0) return [...path.slice(at), chunk];
    if (done.has(chunk)) return null;
    for (const next of imports.get(chunk) ?? []) {
      const circle = walk(next, [...path, chunk]);
      if (circle) return circle;
    }
    done.add(chunk);
    return null;
  };
  for (const chunk of imports.keys()) {
    const circle = walk(chunk, []);
    if (circle) return circle;
  }
  return null;
}

export const refuseCircles = (): Plugin => ({
  name: 'sede-refuse-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const circle = circleAmong(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`Chunks wait for each other: ${circle.join(' → ')}`);
  },
});
