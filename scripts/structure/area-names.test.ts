import { describe, expect, it } from 'vitest';
import { areaNameViolations } from './area-names.ts';

const MODULES: [string, string][] = [
  ['packages/domain/src/modules/financeiro/itens-despesa/index.ts', ''],
  ['packages/domain/src/modules/sistema/avisos/index.ts', ''],
  ['packages/domain/src/modules/acesso/usuarios/index.ts', ''],
];
const PLATFORM = 'packages/server/src/platform/x/a.ts';
const judge = (path: string, text: string, left = {}) => areaNameViolations(new Map([...MODULES, [path, text]]), left);

describe('the platform and sistema', () => {
  it.each([
    [PLATFORM, "const a = 'itensDespesa';"],
    [PLATFORM, "const a = 'itens-despesa.ver';"],
    [PLATFORM, 'const a = `/api/itens-despesa/x`;'],
    [PLATFORM, "import { x } from '#modules/financeiro/outro/index.ts';"],
    ['packages/domain/src/kernel/a.ts', "const a = 'financeiro';"],
    ['packages/web/src/modules/sistema/avisos/a.tsx', "import { x } from '@sede/domain/modules/financeiro/outro';"],
  ])('%s may not say %s', (path, text) => {
    expect(judge(path, text)).toEqual([expect.stringMatching(/^\S+:1 says /)]);
  });

  it.each([
    [PLATFORM, "// as in 'itensDespesa'"],
    [PLATFORM, "const a = 'usuarios'; const b = 'avisos.ver';"],
    [PLATFORM, "const a = 'o mês financeiro';"],
    ['packages/server/src/platform/x/a.test.ts', "const a = 'itensDespesa';"],
    ['packages/server/src/modules/financeiro/itens-despesa/a.ts', "const a = 'itensDespesa';"],
  ])('%s may say %s', (path, text) => {
    expect(judge(path, text)).toEqual([]);
  });

  it('a name that is left may stand, and is told once it is gone', () => {
    const left = { [PLATFORM]: { names: ['financeiro'], why: 'for the test' } };
    expect(judge(PLATFORM, "const a = 'financeiro';", left)).toEqual([]);
    expect(judge(PLATFORM, '', left)).toEqual([expect.stringContaining("no longer names 'financeiro'")]);
  });
});
