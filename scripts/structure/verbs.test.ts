import { describe, expect, it } from 'vitest';
import { verbViolations } from './verbs.ts';

const S = 'packages/server/src/modules/a/bens/bens.service.ts';
const W = 'packages/web/src/modules/a/bens/bens.tsx';

const complaints = (path: string, source: string) =>
  verbViolations(
    new Map([
      [path, source],
      [
        'packages/domain/src/modules/a/bens/bens.contract.ts',
        'export const c = { removerAnexo: op("bens.editar", {}) };\n',
      ],
    ]),
  );

describe('refused, with the English name', () => {
  const refused: [string, string, string, RegExp][] = [
    ['a function', S, 'export function lerExtrato() {}', /:1: 'lerExtrato' begins with 'ler'.*: readExtrato$/],
    ['one that waits', S, 'export async function buscarBens() {}', /: searchBens$/],
    ['an arrow', S, 'export const montarLivro = () => 1;', /: buildLivro$/],
    ['a component', W, 'export function EditarBem() {}', /: EditBem$/],
    ['a hook', W, 'export const useSalvarBem = () => 1;', /: useSaveBem$/],
    ['a file', 'packages/web/src/platform/ui/contarResultado.ts', '', /ts: 'contarResultado' .*: countResultado$/],
    ['a file of a module', S.replace('service', 'buscar'), '', /'buscar' begins/],
    ['the verb alone', S, 'export function juntar() {}', /: join$/],
  ];
  it.each(refused)('%s', (_, path, source, reason) => {
    expect(complaints(path, source)).toEqual([expect.stringMatching(reason)]);
  });
});

describe('let through', () => {
  const allowed: [string, string, string][] = [
    ['a transition of the business', S, 'export function liquidarBem() {}\nexport const conciliar = () => 1;'],
    ['an operation of the contract', S, 'export async function removerAnexo() {}'],
    ['a file named by its operation', S.replace('service', 'removerAnexo'), 'export {};'],
    ['a test', S.replace('service', 'alterar.test'), ''],
    ['a noun that begins like a verb', S, 'export const leroes = 1;\nexport const contarios = [];'],
    ['a name of one file only', S, 'const lerLinha = () => 1;'],
    ['what is no package', 'scripts/x.ts', 'export function lerExtrato() {}'],
    ['words in texts', S, "export const texto = 'export function lerExtrato() {}'; // export const lerExtrato"],
    ['what every object has', S, 'export const constructor = 1;\nexport function toString() {}'],
  ];
  it.each(allowed)('%s', (_, path, source) => {
    expect(complaints(path, source)).toEqual([]);
  });
});
