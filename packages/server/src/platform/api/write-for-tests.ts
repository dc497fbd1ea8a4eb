/** A program with two people who may write, and nothing written: for the tests of the write path. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '../testing/test-app.ts';

interface Writers {
  app: TestApp;
  ana: TestPerson;
  bia: TestPerson;
  /** How many rows a table has. */
  count(table: string): Promise<number>;
}

/** `tables` are emptied before each test, with keys and trail. Out: filled before the first one. */
export function writersRig(tables: readonly string[]): Writers {
  // The cast: nobody asks for a person before `beforeAll` has made them.
  const rig = { count: async (table: string) => (await rig.app.rows(`select 1 from ${table}`)).length } as Writers;
  beforeAll(async () => {
    rig.app = await testApp();
    rig.ana = await rig.app.person(['admin_financeiro'], { nome: 'Ana' });
    rig.bia = await rig.app.person(['admin_financeiro'], { nome: 'Bia' });
  });
  afterAll(() => rig.app.close());
  beforeEach(async () => {
    for (const table of [...tables, 'idempotencia', 'auditoria']) await rig.app.rows(`delete from ${table}`);
    rig.app.events.length = 0;
  });
  return rig;
}
