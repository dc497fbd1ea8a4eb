import { describe, expect, it } from 'vitest';
import { fileNameViolations, unusedFileNames } from './file-names.ts';

const GLOSSARY = '| **bem** (`bens`) | A thing. |\n| **manutenção** | A repair. |\n';
const CONTRACT = 'packages/domain/src/modules/a/bens/bens.contract.ts';

const complaints = (path: string) =>
  fileNameViolations(
    new Map([
      [`packages/${path}`, ''],
      [CONTRACT, 'export const c = { alocarVarios: op("bens.editar", {}) };\n'],
      ['packages/web/src/modules/a/inventarios/X.tsx', ''],
    ]),
    GLOSSARY,
  );

describe('refused', () => {
  const refused: [string, string, RegExp][] = [
    ['a second name for a role', 'server/src/modules/a/bens/bens.queries.ts', /'queries' is no role/],
    ['the role in Portuguese', 'server/src/modules/a/bens/bens.filtros.ts', /'filtros' is no role/],
    ['a role in the wrong package', 'web/src/modules/a/bens/bens.store.ts', /'store' is a role in server/],
    ['a role in two packages, in the third', 'domain/src/modules/a/bens/bens.routes.ts', /in server and web/],
    ["another module's operation", 'server/src/modules/a/outros/outros.alocarVarios.ts', /'alocarVarios' is no role/],
    ['capitals before the role', 'server/src/modules/a/bens/bensDaCasa.store.ts', /'bensDaCasa' is written in small/],
    ['what every object has', 'server/src/modules/a/bens/bens.constructor.ts', /'constructor' is no role/],
  ];
  it.each(refused)('%s', (_, path, reason) => {
    expect(complaints(path)).toEqual([expect.stringMatching(reason)]);
  });
});

describe('let through', () => {
  const allowed: [string, string][] = [
    ['a role', 'server/src/modules/a/bens/bens.store.ts'],
    ['a role, with the record before it', 'web/src/modules/a/a.bem.actions.tsx'],
    ['an operation of the module', 'server/src/modules/a/bens/bens.alocarVarios.ts'],
    ['a term of the glossary, in the plural and without accents', 'server/src/modules/a/bens/bens.manutencoes.ts'],
    ['a module', 'server/src/modules/a/bens/bens.inventario.ts'],
    ['a component', 'web/src/modules/a/bens/BemForm.tsx'],
    ['a hook of the area', 'web/src/modules/a/a.useBens.ts'],
    ['one word', 'server/src/modules/a/bens/imagem.ts'],
    ['a test', 'server/src/modules/a/bens/bens.corridas.test.ts'],
    ['what only tests use', 'server/src/modules/a/bens/bens.office-for-tests.ts'],
    ['the platform', 'server/src/platform/db/pool.settings.ts'],
  ];
  it.each(allowed)('%s', (_, path) => {
    expect(complaints(path)).toEqual([]);
  });
});

it('an entry of the list that no file uses is told', () => {
  const unused = unusedFileNames(new Map([['packages/server/src/modules/a/bens/bens.store.ts', '']]));
  expect(unused).toContainEqual(expect.stringMatching(/^views: listed/));
  expect(unused).not.toContainEqual(expect.stringMatching(/^store:/));
});
