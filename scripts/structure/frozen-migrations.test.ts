import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { DIGESTS, digestOf, frozenViolations } from './frozen-migrations.ts';
import { ROOT, readTree } from './tree.ts';

const ONE = ['0001_a.sql', 'create table a ();\n'] as const;
const TWO = ['0002_b.sql', 'create table b ();\n'] as const;
const line = ([name, sql]: readonly [string, string]) => `${digestOf(sql)}  ${name}\n`;

it('every migration of the checkout is the one that landed', () => {
  const migrations = [...readTree(/\.sql$/)].filter(([path]) => path.startsWith('packages/server/migrations/'));
  expect(migrations.length).toBeGreaterThan(20);
  const named = new Map(migrations.map(([path, sql]) => [basename(path), sql]));
  expect(frozenViolations(named, readFileSync(join(ROOT, DIGESTS), 'utf8'))).toEqual([]);
});

it('what has landed may be checked out with either line end', () => {
  expect(frozenViolations(new Map([['0001_a.sql', 'create table a ();\r\n']]), line(ONE))).toEqual([]);
});

it.each([
  [
    'a changed one',
    [[ONE[0], 'create table a (id int);\n'], TWO],
    line(ONE) + line(TWO),
    /^0001_a\.sql has landed and is frozen/,
  ],
  ['one that is gone', [TWO], line(ONE) + line(TWO), /^0001_a\.sql has landed and is gone/],
  ['a new one without its line, which it tells', [ONE, TWO], line(ONE), new RegExp(`${line(TWO).trim()}$`)],
  ['a line before its turn', [ONE, TWO], line(TWO) + line(ONE), /in the order of their numbers/],
] as const)('%s is refused', (_what, migrations, list, sentence) => {
  const found = frozenViolations(new Map(migrations), list);
  expect(found).toEqual([expect.stringMatching(sentence)]);
});
