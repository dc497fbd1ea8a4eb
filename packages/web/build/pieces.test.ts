import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PIECES, standsIn } from './pieces.ts';

const PACKAGES = join(import.meta.dirname, '../..');
const piece = (name: string) => {
  const found = PIECES.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

it('names files that exist', () => {
  const gone = PIECES.flatMap(({ name, files, except = {} }) =>
    [...Object.entries(files), ...Object.entries(except)].flatMap(([folder, listed]) => {
      if (folder.startsWith('@')) return [];
      const there = existsSync(join(PACKAGES, folder)) ? readdirSync(join(PACKAGES, folder)) : [];
      return listed
        .split(' ')
        .filter((file) =>
          file === '*' ? there.length === 0 : !there.some((one) => one.replace(/\.(tsx?|module\.css)$/, '') === file),
        )
        .map((file) => `${name}: ${folder}/${file}`);
    }),
  );
  expect(gone).toEqual([]);
});

it('takes files by folder and name, by role, libraries and icons; what is left out stays a part of its own', () => {
  const [casca, lista] = [piece('casca'), piece('lista')];
  const at = (path: string) => standsIn(casca, `/any/where/${path}`);
  expect(at('packages/web/src/platform/ui/shell/TopBar.tsx')).toBe(true);
  expect(at('packages/web/src/platform/ui/shell/NavDrawer.tsx')).toBe(false);
  expect(at('packages/web/src/modules/financeiro/eventos/eventos.routes.tsx')).toBe(true);
  expect(standsIn(piece('area-juridico'), '/any/packages/web/src/modules/juridico/agendas/agendas.routes.tsx')).toBe(
    true,
  );
  expect(at('packages/web/src/modules/juridico/agendas/AgendasPage.tsx')).toBe(false);
  expect(at('node_modules/react/index.js')).toBe(true);
  expect(at('node_modules/react-is/index.js')).toBe(false);
  expect(at('node_modules/@tanstack/react-query/build/modern/useQuery.js')).toBe(true);
  expect(at('node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js')).toBe(false);
  expect(at('node_modules/@tabler/icons-react/dist/esm/icons/IconEye.mjs')).toBe(true);
  expect(at('node_modules/@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs')).toBe(false);
  expect(standsIn(lista, 'C:\\casa\\packages\\web\\src\\platform\\ui\\many\\inSteps.ts')).toBe(true);
});
