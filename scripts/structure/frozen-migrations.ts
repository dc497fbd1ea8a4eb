/**
 * Migrations that have landed stay as they are: an installation that has applied one would never see it changed.
 *
 * In: the migrations by name, and the list `packages/server/migrations/digests.txt` (a line `sha256  name`, as `sha256sum` writes it,
 * for each; only ever added to). Out: one sentence per violation. Source: style-examples §6; issue 8 §7.
 */
import { createHash } from 'node:crypto';

export const DIGESTS = 'packages/server/migrations/digests.txt';

/** Line ends are the checkout's, not the migration's: the runner takes both alike. */
export const digestOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

export function frozenViolations(migrations: ReadonlyMap<string, string>, list: string): string[] {
  const lines = list
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  '));
  const frozen = new Map(lines.map(([digest = '', name = '']) => [name, digest]));
  const found: string[] = [];
  for (const [name, sql] of migrations) {
    const digest = digestOf(sql);
    if (!frozen.has(name)) {
      found.push(`${name} is new: add this line at the end of ${DIGESTS}:\n${digest}  ${name}`);
    } else if (frozen.get(name) !== digest) {
      found.push(`${name} has landed and is frozen: take the change back and write it as a new migration`);
    }
  }
  for (const name of frozen.keys())
    if (!migrations.has(name)) found.push(`${name} has landed and is gone: bring it back`);
  const names = lines.map(([, name = '']) => name);
  if (names.join() !== [...new Set(names)].sort().join())
    found.push(`${DIGESTS}: one line each, in the order of their numbers`);
  return found;
}
