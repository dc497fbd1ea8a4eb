/**
 * Operations that the contracts write out (`liquidar: op(…)`, `opByLink(…)`), by '<area>/<module>'. Those that a kit derives (`list`, `get`, `create` …)
 * are not among them: their names are English.
 */
import { place, scan, type Tree } from './tree.ts';

export function operationsByModule(tree: Tree): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of tree) {
    const { pack, area, module, file } = place(path);
    if (pack !== 'domain' || !/(^|\.)contract\.ts$/.test(file)) continue;
    const own = found.get(`${area}/${module}`) ?? new Set();
    for (const match of scan(text).masked.code.matchAll(/\b(\w+):\s*op(?:ByLink)?\(/g)) own.add(match[1] ?? '');
    found.set(`${area}/${module}`, own);
  }
  return found;
}
