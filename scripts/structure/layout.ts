/**
 * The three packages have the same areas and modules.
 *
 * In: a tree of sources and the list of modules that may differ. Out: one sentence per module without its twin, and per
 * entry of the list that is no longer true.
 */
import type { lonelyModules } from './lonely-modules.ts';
import { place, type Tree } from './tree.ts';

const PACKS = ['domain', 'server', 'web'] as const;

export function layoutViolations(tree: Tree, lonely: typeof lonelyModules): string[] {
  const modules = new Map<string, Set<string>>();
  const found: string[] = [];
  for (const path of tree.keys()) {
    const { pack, room, area, module, file } = place(path);
    if (room !== 'modules' || !PACKS.some((one) => one === pack)) continue;
    // What several modules of an area share carries the area's name: modules/financeiro/financeiro.lists.ts.
    if (area && !module && file.startsWith(`${area}.`)) continue;
    if (!area || !module) {
      found.push(`${path}: stands in modules/<area>/<module>/`);
      continue;
    }
    const key = `${area}/${module}`;
    modules.set(key, (modules.get(key) ?? new Set()).add(pack));
  }
  for (const [key, packs] of modules) {
    if (!/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/.test(key))
      found.push(`${key}: small letters and hyphens, without accents`);
    const expected = lonely[key]?.only ?? PACKS;
    const is = PACKS.filter((pack) => packs.has(pack));
    if (is.join() !== PACKS.filter((pack) => expected.some((one) => one === pack)).join()) {
      found.push(
        `${key}: stands in ${is.join(', ')}, expected in ${expected.join(', ')} (exceptions: lonely-modules.ts)`,
      );
    }
  }
  for (const [key, { why }] of Object.entries(lonely)) {
    if (!modules.has(key)) found.push(`${key}: listed in lonely-modules.ts, but there is no such module`);
    if (why.trim().length < 20) found.push(`${key}: lonely-modules.ts gives no reason`);
  }
  return found;
}
