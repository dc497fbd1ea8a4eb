import { expect, it } from 'vitest';
import { deadLinks } from './links.ts';

const documents = (text: string) =>
  new Map([
    ['docs/a.md', text],
    ['docs/b.md', '# Migrações e `SQL`\n'],
  ]);
const exists = (path: string) => ['docs/a.md', 'docs/b.md', 'LICENSE'].includes(path);

it('a link to a file or heading that is there is right', () => {
  const text =
    '[b](b.md) [c](../LICENSE) [d](b.md#migrações-e-sql) [e](https://x.org/nowhere) ![f](./b.md "title")\n\n[g]: b.md\n';
  expect(deadLinks(documents(text), exists)).toEqual([]);
});

it('a link that points nowhere is told with its line', () => {
  expect(deadLinks(documents('x\n\n[b](c.md)'), exists)).toEqual(['docs/a.md:3: c.md points nowhere']);
  expect(deadLinks(documents('[b]: ../../LICENSE'), exists)).toEqual([expect.stringMatching(/nowhere/)]);
  expect(deadLinks(documents('[b](b.md#other)'), exists)).toEqual([expect.stringMatching(/heading/)]);
  expect(deadLinks(documents('[b](#other)'), exists)).toEqual([expect.stringMatching(/heading/)]);
});

it('examples in code are not links', () => {
  expect(deadLinks(documents('```\n[b](c.md)\n```\n`[b](c.md)`'), exists)).toEqual([]);
});
