import { describe, expect, it } from 'vitest';
import { cycles, importViolations, zodReached } from './import-rules.ts';

const D = 'packages/domain/src';
const S = 'packages/server/src';
const W = 'packages/web/src';

const violation = (path: string, source: string) => importViolations(new Map([[path, source]]));

describe('an import against the direction is refused', () => {
  const refused: [string, string, string, RegExp][] = [
    ['three steps up', `${S}/modules/a/b/x.ts`, "import { q } from '../../../platform/db/q.ts';", /#platform/],
    ['kernel → access', `${D}/kernel/x.ts`, "import type { R } from '../access/index.ts';", /stands below/],
    ['access → contract library', `${D}/access/x.ts`, "import { op } from '../contract/index.ts';", /stands below/],
    ['kernel → module', `${D}/kernel/x.ts`, "import { d } from '@sede/domain/modules/a/b';", /stands below/],
    ['kernel → library with I/O', `${D}/kernel/x.ts`, "import pg from 'pg';", /is pure/],
    [
      'domain → built-in of Node',
      `${D}/modules/a/b/x.rules.ts`,
      "import { readFile } from 'node:fs/promises';",
      /is pure/,
    ],
    ['domain → server', `${D}/modules/a/b/x.ts`, "import { s } from '@sede/server/x.ts';", /hand the value in/],
    ['domain → web by path', `${D}/app.ts`, "import { s } from '../../web/src/app.tsx';", /hand the value in/],
    [
      'oc outside the contract library',
      `${D}/modules/a/b/b.contract.ts`,
      "import { oc } from '@orpc/contract';",
      /made with op/,
    ],
    ['oc in the server', `${S}/modules/a/b/x.ts`, "import { oc } from '@orpc/contract';", /made with op/],
    [
      'another module’s contract',
      `${D}/modules/a/b/x.ts`,
      "import { c } from '../c/c.contract.ts';",
      /contract of another/,
    ],
    [
      'what another area shares',
      `${D}/modules/a/b/x.ts`,
      "import { c } from '../../z/z.parcelas.ts';",
      /only index.ts/,
    ],
    ['another module’s rules', `${D}/modules/a/b/x.ts`, "import { c } from '../../z/c/c.rules.ts';", /only index.ts/],
    [
      'server platform → module',
      `${S}/platform/db/x.ts`,
      "import { m } from '#modules/a/b/index.ts';",
      /never knows a module/,
    ],
    [
      'server platform → domain module',
      `${S}/platform/db/x.ts`,
      "import { m } from '@sede/domain/modules/a/b';",
      /never knows/,
    ],
    ['server platform → main', `${S}/platform/db/x.ts`, "import { m } from '../../main.ts';", /composition root/],
    ['module → store of a sibling', `${S}/modules/a/b/x.ts`, "import { m } from '../c/c.store.ts';", /no deep path/],
    [
      'module → store of another area',
      `${S}/modules/a/b/x.ts`,
      "import { m } from '#modules/z/c/c.store.ts';",
      /no deep path/,
    ],
    ['module → main', `${S}/modules/a/b/x.ts`, "import { m } from '../../../main.ts';", /\.\.\/\.\.\/\.\./],
    [
      'module → its part of the demonstration, at once',
      `${S}/modules/a/b/index.ts`,
      "import { bDemo } from './b.demo.ts';",
      /only the demonstration/,
    ],
    ['start → demonstration', `${S}/main.ts`, "import { demo } from './demo/demo.ts';", /only the demonstration/],
    [
      'part of the demonstration → inside of its room',
      `${S}/modules/a/b/b.demo.ts`,
      "import { s } from '#demo/seed.ts';",
      /#demo\/index/,
    ],
    ['server → web', `${S}/platform/http/x.ts`, "import { m } from '@sede/web/app.tsx';", /never imports web/],
    [
      'web → server, even a type',
      `${W}/platform/api/x.ts`,
      "import type { m } from '@sede/server/main.ts';",
      /never imports server/,
    ],
    [
      'web platform → module',
      `${W}/platform/ui/x.tsx`,
      "import { m } from '#modules/a/b/index.ts';",
      /never knows a module/,
    ],
    ['web module → page of a sibling', `${W}/modules/a/b/x.tsx`, "import { m } from '../c/CPage.tsx';", /no deep path/],
    [
      'deep into domain',
      `${W}/modules/a/b/x.tsx`,
      "import { m } from '@sede/domain/kernel/money.ts';",
      /by its entries/,
    ],
    [
      'a loose file that knows modules',
      `${S}/other.ts`,
      "import { m } from './modules/a/b/index.ts';",
      /composition root/,
    ],
    [
      'waiting import',
      `${W}/platform/ui/x.tsx`,
      "const m = await import('#modules/a/b/BPage.tsx');",
      /never knows a module/,
    ],
    [
      'all contracts in the screens',
      `${W}/modules/a/b/x.tsx`,
      "import { MODULES } from '@sede/domain/modules';",
      /carries/,
    ],
    ['re-export', `${W}/platform/ui/x.tsx`, "export { m } from '#modules/a/b/index.ts';", /never knows a module/],
  ];
  it.each(refused)('%s', (_, path, source, reason) => {
    expect(violation(path, source)).toEqual([expect.stringMatching(reason)]);
  });
});

describe('an import in the right direction is let through', () => {
  const allowed: [string, string, string][] = [
    ['module → kernel', `${D}/modules/a/b/x.rules.ts`, "import { q } from '@sede/domain/kernel';"],
    ['what the area shares', `${D}/modules/a/b/b.form.ts`, "import { q } from '../a.parcelas.ts';"],
    ['schema of a neighbour', `${D}/modules/a/b/b.schema.ts`, "import { q } from '../c/c.schema.ts';"],
    ['refusals of a neighbour', `${D}/modules/a/b/b.contract.ts`, "import { q } from '../c/c.messages.ts';"],
    ['contract library → oc', `${D}/contract/op.ts`, "import { oc } from '@orpc/contract';"],
    ['type of the contract library', `${S}/platform/api/x.ts`, "import type { Contract } from '@orpc/contract';"],
    [
      'manifest → its part of the demonstration',
      `${S}/modules/a/b/index.ts`,
      "export const m = { demo: async () => (await import('./b.demo.ts')).bDemo };",
    ],
    ['part of the demonstration → its room', `${S}/modules/a/b/b.demo.ts`, "import { q } from '#demo/index.ts';"],
    ['server module → platform', `${S}/modules/a/b/x.ts`, "import { q } from '#platform/db/q.ts';"],
    ['server module → index of another area', `${S}/modules/a/b/x.ts`, "import { q } from '#modules/z/c/index.ts';"],
    ['server module → domain module', `${S}/modules/a/b/x.ts`, "import { q } from '@sede/domain/modules/a/b';"],
    ['platform → contract library', `${S}/platform/api/x.ts`, "import { q } from '@sede/domain/contract';"],
    ['type of all modules', `${W}/modules/a/b/x.ts`, "import type { M } from '@sede/domain/modules';"],
    ['kernel ← manifest', `${D}/manifest/x.ts`, "import type { P } from '../access/index.ts';"],
    ['main → module', `${S}/main.ts`, "import { q } from './modules/a/b/index.ts';"],
    ['app → module', `${W}/app.tsx`, "import { q } from '#modules/a/b/b.routes.tsx';"],
    ['builders of tests → module', `${S}/platform/testing/build.ts`, "import { q } from '#modules/a/b/b.store.ts';"],
    ['domain test → vitest', `${D}/kernel/x.test.ts`, "import { it } from 'vitest';"],
  ];
  it.each(allowed)('%s', (_, path, source) => {
    expect(violation(path, source)).toEqual([]);
  });
});

it('a circle of imports is told once, in full; a type makes one too, a waiting import makes none', () => {
  const tree = (c: string) =>
    new Map([
      [`${S}/a.ts`, "import { b } from './b.ts';"],
      [`${S}/b.ts`, "export * from './c.ts';"],
      [`${S}/c.ts`, c],
    ]);
  expect(cycles(tree("import { a } from './a.ts';"))).toEqual([`cycle: ${S}/a.ts → ${S}/b.ts → ${S}/c.ts → ${S}/a.ts`]);
  expect(cycles(tree("import type { a } from './a.ts';"))).toHaveLength(1);
  expect(cycles(tree("export const a = () => import('./a.ts');"))).toEqual([]);
});

it('zod that is reached through another file is found, with the way to it', () => {
  const tree = new Map([
    [`${D}/modules/a/b/b.lists.ts`, "import { x } from './x.ts';"],
    [`${D}/modules/a/b/x.ts`, "import { y } from '@sede/domain/kernel';"],
    [`${D}/kernel/index.ts`, "export { y } from './y.ts';"],
    [`${D}/kernel/y.ts`, "import * as z from 'zod';"],
    [`${D}/access/index.ts`, "import type { ZodType } from 'zod';"],
  ]);
  expect(zodReached(tree)).toEqual([
    expect.stringMatching(/b\.lists\.ts → .*x\.ts → .*kernel\/index\.ts → .*y\.ts → zod/),
    expect.stringMatching(/^packages\/domain\/src\/kernel\/index\.ts → .*y\.ts → zod/),
  ]);
});
