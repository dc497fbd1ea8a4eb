/**
 * A live event: a module changed, in these records. No content: a screen that shows the module reads again with its
 * own permission. `ids` is '*' when too many records changed to name them. Source: decisions §2 (Realtime).
 */

export interface LiveEvent {
  /** Contract key of the module ('despesas', 'itensDespesa'). */
  modulo: string;
  ids: string[] | '*';
}

/** Past so many records the module changed as a whole. */
export const MAX_NAMED = 50;

/** Parses what the database's triggers noted: 'despesas:uuid,uuid;beneficiarios:*;', merged by module. */
export function parseEvents(text: string): LiveEvent[] {
  const byModule = new Map<string, Set<string> | '*'>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const modulo = part.slice(0, colon);
    const ids = part.slice(colon + 1);
    const known = byModule.get(modulo);
    if (ids === '*' || known === '*') byModule.set(modulo, '*');
    else byModule.set(modulo, new Set([...(known ?? []), ...ids.split(',')]));
  }
  return [...byModule].map(([modulo, ids]) => ({ modulo, ids: ids === '*' || ids.size > MAX_NAMED ? '*' : [...ids] }));
}
