import { expect, it } from 'vitest';
import { choose } from './changed.ts';

const JOURNEYS = new Map([
  ['e2e/financeiro/despesas-caminho.spec.ts', ''],
  ['e2e/financeiro/mes-inteiro.spec.ts', "create(page, 'despesas/aprovar'); goto('/api/itens-receita')"],
  ['e2e/financeiro/conciliacao.spec.ts', "goto('/financial/conciliacao')"],
  ['e2e/sistema/busca.spec.ts', ''],
]);
const [CAMINHO, MES, CONCILIACAO] = JOURNEYS.keys();
const ALL = [...JOURNEYS.keys()].toSorted();
const journeys = (...changed: string[]) => choose(changed, JOURNEYS).journeys;

it("a module's file runs the journeys that bear or say its name", () => {
  expect(journeys('packages/server/src/modules/financeiro/despesas/despesas.service.ts')).toEqual([CAMINHO, MES]);
  expect(journeys('packages/web/src/modules/financeiro/itens-receita/ItensReceitaPage.tsx')).toEqual([MES]);
  // 'itens-receita' is another one than 'receita'.
  expect(journeys('packages/domain/src/modules/financeiro/receita/receita.rules.ts')).toHaveLength(3);
});

it('a module that no journey names runs those of its area, as does what the area shares', () => {
  const ofArea = [CONCILIACAO, CAMINHO, MES];
  expect(journeys('packages/web/src/modules/financeiro/extratos/Proposta.tsx')).toEqual(ofArea);
  expect(journeys('packages/domain/src/modules/financeiro/financeiro.lists.ts')).toEqual(ofArea);
});

it('what every screen passes through runs all journeys', () => {
  for (const path of [
    'packages/web/src/platform/ui/form/useRecordForm.ts',
    'packages/domain/src/kernel/money.ts',
    'packages/server/migrations/0040_x.sql',
    'packages/server/src/main.ts',
    'e2e/support/test.ts',
    'package-lock.json',
  ]) {
    expect([path, journeys(path)]).toEqual([path, ALL]);
  }
});

it('texts, scripts and tests beside the code run none; a journey runs itself, one that is gone does not', () => {
  const none = ['docs/architecture.md', 'scripts/test.ts', 'packages/web/src/platform/ui/form/FormDrawer.test.tsx'];
  expect(journeys(...none, 'e2e/sistema/gone.spec.ts')).toEqual([]);
  expect(journeys('e2e/sistema/busca.spec.ts')).toEqual(['e2e/sistema/busca.spec.ts']);
});

it('what no import leads to runs every test beside the code', () => {
  const units = (path: string) => choose([path], JOURNEYS).units;
  expect(units('packages/server/src/modules/financeiro/despesas/despesas.service.ts')).toBe('affected');
  for (const path of [
    'packages/server/migrations/0040_x.sql',
    'package.json',
    'vitest.config.ts',
    'tsconfig.base.json',
  ]) {
    expect([path, units(path)]).toEqual([path, 'all']);
  }
});
