import { expect, it } from 'vitest';
import { imports, mask } from './scan.ts';

const specifiers = (text: string) => imports(text).map((found) => found.specifier);

it('finds every way to import', () => {
  const text = `import a from './a.ts';
import { b, type C } from "./b.ts";
import './side.css';
import * as d from 'd';
export { e } from './e.ts';
export * from './f.ts';
const g = await import('./g.ts');
import {
  h,
  i,
} from './h.ts';
`;
  expect(specifiers(text).sort()).toEqual([
    './a.ts',
    './b.ts',
    './e.ts',
    './f.ts',
    './g.ts',
    './h.ts',
    './side.css',
    'd',
  ]);
});

it('knows an import that is erased from one that runs, and one that waits', () => {
  const [erased, runs, waits] = imports(
    "import type { A } from 'a';\nimport { type B } from 'b';\nvoid import('c');\n",
  );
  expect(erased).toMatchObject({ specifier: 'a', typeOnly: true, line: 1 });
  expect(runs).toMatchObject({ specifier: 'b', typeOnly: false, line: 2 });
  expect(waits).toMatchObject({ specifier: 'c', dynamic: true, line: 3 });
});

it('does not take comments, strings or plain exports for imports', () => {
  const text = [
    "// import a from 'a';",
    "/* import b from 'b'; */",
    'const text = "import c from \'c\'";',
    'const more = `import d from "d"`;',
    "export const from = 'e';",
    "export type F = 'f';",
    "export function g(from = 'g') {}",
    'const slash = /import "h"/;',
  ].join('\n');
  expect(specifiers(text)).toEqual([]);
});

it('keeps the code inside a template literal and every position', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is the text under test
  const text = 'const a = `x ${new Date()} y`; // new Date(1)\nconst b = "new Date()";';
  const { code, comments } = mask(text);
  expect(code).toHaveLength(text.length);
  expect(code.match(/new Date/g)).toHaveLength(1);
  expect(comments.trim()).toBe('// new Date(1)');
});

it('is not led astray by quotes inside regular expressions', () => {
  expect(mask("const a = text.replace(/['\"]/g, ''); new Date();").code).toContain('new Date()');
});
