import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '@mantine/core';
import { expect, it } from 'vitest';
import { PALETTES } from './palettes.ts';

const SRC = join(import.meta.dirname, '../src');
// Whether a name is one of ours.
const dropped = Object.keys(DEFAULT_THEME.colors).filter((name) => !(PALETTES as readonly string[]).includes(name));

it('no screen names a palette that the build leaves out', () => {
  expect(dropped).toContain('grape');
  const named = new RegExp(`(color|c|bg)=["'](${dropped.join('|')})\\b|--mantine-color-(${dropped.join('|')})-`);
  const wrong = globSync('**/*.{ts,tsx,css}', { cwd: SRC }).filter((file) =>
    named.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
