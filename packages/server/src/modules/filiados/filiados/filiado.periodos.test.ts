import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('a member’s periods are found by their own index, not by the exclusion that guards them', async () => {
  const plan = await app.rows<{ 'QUERY PLAN': string }>(
    `explain select min(p.inicio) from filiado_periodos p where p.filiado_id = '0198c0de-0000-7000-8000-000000000001'`,
  );
  expect(JSON.stringify(plan)).not.toContain('um_por_vez');
  const guard = await app.rows<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'filiado_periodos_um_por_vez'`,
  );
  // A plain column would be offered to every read of one member.
  expect(guard[0]?.definition).toContain('((filiado_id)::text) WITH =');
});
