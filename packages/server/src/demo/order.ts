/**
 * Parts of the demonstration in an order in which each comes after those that it names; otherwise in the order of the
 * list of modules. Errors: one that names a module without a part, or that waits for itself.
 */
import type { DemoPart } from './part.ts';

export type NamedPart = readonly [modulo: string, part: DemoPart];

export function orderParts(parts: readonly NamedPart[]): NamedPart[] {
  const byModule = new Map(parts);
  const ordered = new Map<string, DemoPart>();
  const visit = (modulo: string, waiting: readonly string[]) => {
    if (ordered.has(modulo)) return;
    const way = [...waiting, modulo];
    if (waiting.includes(modulo)) throw new Error(`parts of the demonstration wait for each other: ${way.join(' → ')}`);
    const part = byModule.get(modulo);
    if (!part) throw new Error(`${way.join(' → ')}: that module has no part in the demonstration`);
    for (const before of part.after ?? []) visit(before, way);
    ordered.set(modulo, part);
  };
  for (const [modulo] of parts) visit(modulo, []);
  return [...ordered];
}
