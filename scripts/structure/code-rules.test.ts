import { describe, expect, it } from 'vitest';
import { codeViolations } from './code-rules.ts';

const DOC = '/** What it is for. */\n';
const S = 'packages/server/src/modules/a/b/x.ts';
const D = 'packages/domain/src/modules/a/b/x.rules.ts';
const TEST = 'packages/server/src/modules/a/b/x.test.ts';

/** Put together here, so that this file is no finding itself. */
const open = ['TO', 'DO'].join('');

const cast = (docstring: string, above: string) =>
  `${DOC}\n${docstring}\nexport function a(b: B): C {\n${above && `  ${above}\n`}  return b as unknown as C;\n}\n`;

const complaints = (path: string, source: string) => codeViolations(new Map([[path, source]]));

describe('refused', () => {
  const refused: [string, string, string, RegExp][] = [
    ['no docstring', S, 'export const a = 1;\n', /docstring/],
    ['a plain comment for a docstring', S, '// What it is for.\nexport const a = 1;\n', /docstring/],
    ['an empty docstring', S, '/** */\nexport const a = 1;\n', /docstring/],
    ['a docstring after the imports', S, `import { a } from './a.ts';\n${DOC}`, /docstring/],
    ['more than 400 lines', S, DOC + 'export {};\n'.repeat(400), /401 lines/],
    ['a folder without a name', 'packages/server/src/platform/utils/x.ts', DOC, /'utils' is no name/],
    ['a file without a name', 'packages/web/src/platform/helpers.ts', DOC, /'helpers.ts' is no name/],
    ['default export', S, `${DOC}export default function a() {}\n`, /named exports/],
    ['default export by a list', S, `${DOC}const a = 1;\nexport { a as default };\n`, /named exports/],
    ['environment', S, `${DOC}const a = process.env.PORT;\n`, /process\.env/],
    ['environment in the web', 'packages/web/src/app.ts', `${DOC}const { PORT } = process.env;\n`, /process\.env/],
    ['now, in domain', D, `${DOC}const a = Date.now();\n`, /clock/],
    ['today, in domain', D, `${DOC}const a = new Date();\n`, /clock/],
    ['today, in the server', S, `${DOC}const a = new Date( );\n`, /clock/],
    ['today, without brackets', S, `${DOC}const a = new Date;\n`, /clock/],
    ['today as text', S, `${DOC}const a = Date();\n`, /clock/],
    ['now, in a template', S, `${DOC}const a = \`\${Date.now()}\`;\n`, /clock/],
    ['a test that rests', TEST, "it.skip('x', () => {});", /every test runs/],
    ['a test that is alone', TEST, "describe.only('x', () => {});", /every test runs/],
    [
      'a suppression without reason',
      S,
      `${DOC}// biome-ignore lint/suspicious/noExplicitAny:\nexport const a = 1;\n`,
      /reason/,
    ],
    ['a suppression with the stock reason', S, `${DOC}// biome-ignore lint/a/b: <explanation>\nexport {};\n`, /reason/],
    ['an expected error without reason', S, `${DOC}// @ts-expect-error\nexport const a = 1;\n`, /reason/],
    ['an ignored error', S, `${DOC}// @ts-ignore because\nexport const a = 1;\n`, /reason/],
    [
      'every text of a module in the entry',
      'packages/web/src/modules/a/bens/bens.routes.tsx',
      'export const bensModule = bensMessages.titulo;\n',
      /takes names/,
    ],
    ['a cast without reason', S, `${DOC}\nexport const a = b as unknown as C;\n`, /a cast carries its reason/],
    ['a cast to never', S, `${DOC}\nexport const a = f(b as never);\n`, /:3: a cast/],
    ['nothing, cast to something', S, `${DOC}\nexport const a = null as B;\n`, /:3: a cast/],
    ['a cast in a function that tells something else', S, cast('/** Adds. */', ''), /:5: a cast/],
    ['a cast in a test', TEST, `export const a = b as never;\n`, /:1: a cast/],
    ['unfinished', S, `${DOC}// ${open}: later\nexport const a = 1;\n`, /finish it/],
  ];
  it.each(refused)('%s', (_, path, source, reason) => {
    expect(complaints(path, source)).toEqual([expect.stringMatching(reason)]);
  });
});

describe('let through', () => {
  const allowed: [string, string, string][] = [
    ['docstring after a shebang', 'scripts/x.ts', `#!/usr/bin/env node\n${DOC}`],
    ['component without docstring', 'packages/web/src/modules/a/b/BPage.tsx', 'export function BPage() {}\n'],
    [
      'long with a reason',
      S,
      `/**\n * A list.\n * Length: every bank of the country.\n */\n${'export {};\n'.repeat(500)}`,
    ],
    ['generated and long', 'packages/server/src/platform/db/schema.gen.ts', 'export {};\n'.repeat(500)],
    ['settings of a tool', 'packages/web/vite.config.ts', `${DOC}export default { a: process.env.A };\n`],
    ['configuration', 'packages/server/src/platform/config/env.ts', `${DOC}export const a = process.env.A;\n`],
    ['the clock itself', 'packages/server/src/platform/clock/clock.ts', `${DOC}export const a = () => new Date();\n`],
    ['a date from a value', S, `${DOC}export const a = (b: string) => new Date(b);\n`],
    ['the type Date', S, `${DOC}export type A = Date | Map<Date, () => Date>;\n`],
    ['words in a comment', S, `${DOC}// not new Date(), not process.env\n`],
    ['a suppression with its reason', S, `${DOC}// biome-ignore lint/a/b: the library's type is wrong here\n`],
    ['a cast with its reason on the line', S, `${DOC}\nexport const a = b as never; // the library asks for less\n`],
    ['a cast with its reason above', S, cast('', '// the library asks for less')],
    ['a cast whose function tells of it', S, cast('/** Adds; the type of b is lost on the way. */', '')],
    [
      'a cast at the end of a statement that tells of it',
      S,
      `${DOC}\n// The cast: b is C.\nexport const a = f({\n  b,\n}) as never;\n`,
    ],
    ['words of SQL', S, `${DOC}\nexport const a = sql\`select null as b\`;\n`],
    ['a constant', S, `${DOC}\nexport const a = [null as const];\n`],
    ['an open end with its issue', S, `${DOC}// ${open}(#12): with the next area\n`],
  ];
  it.each(allowed)('%s', (_, path, source) => {
    expect(complaints(path, source)).toEqual([]);
  });
});
