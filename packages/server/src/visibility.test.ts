/**
 * What somebody may not see does not exist for them: generated from the contract, for every module there is or will be.
 *
 * Twice over. First each record is hidden from a person with every role, whatever its own rule says: each operation that
 * names a row of it gives the very answer of an id that does not exist, for the very statements, and no list, sum, search,
 * spreadsheet, file or live event of the module tells of it. So a module that everybody sees today may have a rule
 * tomorrow. Then the rules that stand, for each role: the same, and nothing that any operation of any module takes or
 * reads tells a hidden row. The rows are the demonstration's: a module that it has no row of fails here.
 */
import { isDeepStrictEqual } from 'node:util';
import { ROLES } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NamedRow, todos } from '#platform/api/index.ts';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';
import { sampleInputs } from '#platform/testing/sample-input.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import {
  answerTo,
  fieldsOf,
  fillWithDemo,
  hiddenFrom,
  idsOf,
  isPlain,
  mayCall,
  type Operation,
  operationsOf,
  recordsOf,
  stateOf,
  wordsOf,
} from './visibility-for-tests.ts';

quickPasswords();

/** Where the requirement itself lets a role read of what it does not see. */
const FILTRO =
  'communication filters members by a case that it does not see; it is written down (decisions-legal, Privacy)';
const VINCULAR =
  'a maintenance names what it cost: an expense by few fields (decisions-sindical-contratos-patrimonio, Permissions added)';
const BEYOND: Readonly<Record<string, string>> = {
  auditoria: 'whoever audits reads what everybody did (decisions §6)',
  relatorioProcessos:
    'who reports counts every case, told of none what is for the legal staff (decisions-legal, Privacy)',
  'comunicacoes.processos': 'a case is chosen by number and court in other records (decisions-legal, Permissions)',
  'comunicacoes.filiados processos': FILTRO,
  'comunicacoes.contar processos': FILTRO,
  'manutencoes.despesas': VINCULAR,
  'manutencoes.create despesas': VINCULAR,
  'manutencoes.encerrar despesas': VINCULAR,
  'manutencoes.update despesas': VINCULAR,
  'processos.options': 'a case is chosen by number and court in other records (decisions-legal, Permissions)',
};
const isBeyond = ({ module, name }: Operation, record?: NamedRow) =>
  module in BEYOND || name in BEYOND || `${name} ${record?.modulo}` in BEYOND;

let app: TestApp;
let operations: Operation[];
let records: NamedRow[];
/** Names of those that take an id anywhere. */
let takingIds: Set<string>;
/** Every role, and nothing to see where a record is hidden. */
let blind: TestPerson;
/** Every role. */
let seer: TestPerson;
const ids = new Map<NamedRow, string[]>();

beforeAll(async () => {
  app = await testApp();
  await fillWithDemo(app);
  operations = operationsOf(app);
  records = recordsOf(operations);
  const id = newId();
  const takesId = ({ schema }: Operation) => JSON.stringify(sampleInputs(schema, id)).includes(id);
  takingIds = new Set(operations.filter((one) => isPlain(one) && takesId(one)).map(({ name }) => name));
  const papeis = ROLES.map(({ valor }) => valor);
  blind = await app.person(papeis);
  seer = await app.person(papeis);
  for (const record of records) ids.set(record, await idsOf(app, record));
}, 300_000);
afterAll(() => app.close());

const firstOf = (record: NamedRow): string => ids.get(record)?.[0] ?? newId();
const uuids = (text: string) => new Set(text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []);

/**
 * Differences between what is told of this row and of one that does not exist; [] for none. `names`: its `id` or `versoes`
 * are this record's.
 */
async function differences(operation: Operation, who: TestPerson, id: string, names: boolean): Promise<string[]> {
  const wrong: string[] = [];
  const absent = newId();
  const inputs = sampleInputs(operation.schema, id);
  const others = sampleInputs(operation.schema, absent);
  for (const [i, input] of inputs.entries()) {
    const places = Object.keys(input).filter((name) => JSON.stringify(input[name]).includes(id));
    const ask = async () => ({
      unknown: await answerTo(operation, who, others[i] ?? {}, absent),
      hidden: await answerTo(operation, who, input, id),
    });
    let told = await ask();
    // What is cached for seconds is read by one of them: then both are asked once more.
    if (!isDeepStrictEqual(told.hidden, told.unknown)) told = await ask();
    const { hidden, unknown } = told;
    if (!isDeepStrictEqual(hidden, unknown)) {
      wrong.push(`${operation.name} (${places.join()}): ${hidden.told.slice(0, 200)} ≠ ${unknown.told.slice(0, 200)}`);
    }
    // The plain id is not there; of many at once none is done.
    const refused =
      'id' in input ? hidden.status === 404 : hidden.status >= 400 || hidden.told.includes('nao_encontrad');
    if (names && !refused)
      wrong.push(`${operation.name} (${places.join()}): ${hidden.status} ${hidden.told.slice(0, 200)}`);
  }
  if (inputs.length === 0) wrong.push(`${operation.name}: no input was found that it takes`);
  return wrong;
}

/** What a reading without an id tells. */
async function reading(operation: Operation, who: TestPerson, extra: Record<string, string> = {}) {
  const known = fieldsOf(operation);
  const [sample = {}] = sampleInputs(operation.schema, newId());
  const required = Object.fromEntries(
    Object.entries(sample).filter(([name]) => !operation.schema.safeParse({ ...sample, [name]: undefined }).success),
  );
  const input = { ...required, ...(known.includes('formato') && { formato: 'csv' }), ...extra };
  return answerTo(operation, who, input, newId());
}

const readings = (who: TestPerson) =>
  operations.filter((one) => one.method === 'GET' && isPlain(one) && !one.path.includes('{id}') && mayCall(who, one));

describe('a record that is hidden from somebody with every role', () => {
  it('has rows in the demonstration, whichever module it is of', () => {
    expect(records.filter((record) => ids.get(record)?.length === 0).map(({ modulo }) => modulo)).toEqual([]);
  });

  it('is answered as an id that does not exist, by every operation that names one, for the same statements', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const record of records) {
      const id = firstOf(record);
      const before = await stateOf(app, record, id);
      await hiddenFrom(blind, [record], async () => {
        for (const operation of operations.filter((one) => one.row === record && isPlain(one) && mayCall(blind, one))) {
          wrong.push(...(await differences(operation, blind, id, true)));
          asked += 1;
        }
      });
      expect(await stateOf(app, record, id), record.modulo).toEqual(before);
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  }, 300_000);

  it('stands in no reading of its own module', async () => {
    const wrong: string[] = [];
    for (const record of records) {
      const own = new Set(ids.get(record));
      await hiddenFrom(blind, [record], async () => {
        for (const operation of readings(blind).filter(({ module }) => module === record.modulo)) {
          const { told } = await reading(operation, blind);
          const leaked = [...uuids(told)].filter((id) => own.has(id));
          if (leaked.length > 0) wrong.push(`${operation.name}: ${leaked.length} of ${record.tabela}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('is not found by Ctrl K, where it is found by others', async () => {
    const search = operations.find(({ name }) => name === 'busca.get');
    if (!search) throw new Error('there is no search over everything');
    let found = 0;
    for (const record of records) {
      const id = firstOf(record);
      for (const busca of (await wordsOf(app, record, id)).slice(0, 6)) {
        const seen = (await reading(search, seer, { busca })).told;
        if (!uuids(seen).has(id)) continue;
        found += 1;
        await hiddenFrom(blind, [record], async () => {
          const { told } = await reading(search, blind, { busca });
          expect([...uuids(told)], `${record.modulo}: ${busca}`).not.toContain(id);
        });
      }
    }
    expect(found).toBeGreaterThan(5);
  }, 300_000);

  it('has files that nobody else finds', async () => {
    const download = operations.find(({ name }) => name === 'anexos.baixar');
    if (!download) throw new Error('there is no download');
    const files = await app.rows<{ id: string; modulo: string }>(
      'select distinct on (modulo) id, modulo from anexos where usado_em is not null and liberado_em is null order by modulo, id',
    );
    for (const { id, modulo } of files) {
      // Some are a record's of another module, which the operations name: an asset's terms.
      const own = records.filter(
        (record) => record.modulo === modulo || operations.some((one) => one.module === modulo && one.row === record),
      );
      expect((await answerTo(download, seer, { id }, id)).status, modulo).toBe(200);
      await hiddenFrom(blind, own, async () => {
        const absent = newId();
        const [there, gone] = [
          await answerTo(download, blind, { id }, id),
          await answerTo(download, blind, { id: absent }, absent),
        ];
        expect([there.status, there.told], modulo).toEqual([gone.status, gone.told]);
        expect(there.status, modulo).toBe(404);
      });
    }
    expect(files.length).toBeGreaterThan(3);
  });

  it('changes without a live event that names it to them', async () => {
    const heard = { text: '' };
    await hiddenFrom(blind, records, async () => {
      const response = await app.app.inject({
        method: 'GET',
        url: '/api/ao-vivo',
        headers: { host: 'localhost:3999', cookie: blind.cookie },
        payloadAsStream: true,
      });
      const stream = response.stream();
      stream.on('data', (chunk: Buffer) => {
        heard.text += chunk.toString('utf8');
      });
      for (const record of records) app.services.events.publish([{ modulo: record.modulo, ids: [firstOf(record)] }]);
      const last = records.at(-1)?.modulo ?? '';
      await vi.waitFor(() => expect(heard.text).toContain(`"modulo":"${last}"`), { timeout: 20_000 });
      stream.destroy();
    });
    const told = uuids(heard.text);
    expect(records.filter((record) => told.has(firstOf(record))).map(({ modulo }) => modulo)).toEqual([]);
  });
});

describe('the rules that stand, for each role', () => {
  /** Of each role: the records of which it does not see every row, with rows that it does not see. */
  interface Hidden {
    who: TestPerson;
    rows: { record: NamedRow; ids: string[] }[];
  }
  const hidden: Hidden[] = [];

  beforeAll(async () => {
    const alike = new Set<string>();
    for (const { valor } of ROLES) {
      // Of roles that may do the same one is enough.
      const may = operations.filter((one) => mayCall({ papeis: [valor] }, one)).map(({ name }) => name);
      if (alike.has(may.join())) continue;
      alike.add(may.join());
      const who = await app.person([valor]);
      const reader = { db: app.db, actor: { ...who, escritorios: [] }, today: app.clock.today() };
      const rows: Hidden['rows'] = [];
      for (const record of records.filter((one) => !one.seesAll(reader.actor))) {
        const unseen: string[] = [];
        for (const id of ids.get(record)?.slice(0, 60) ?? []) {
          const seen = await record.refuseHidden(reader, id).then(
            () => true,
            () => false,
          );
          if (!seen) unseen.push(id);
        }
        if (unseen.length > 0) rows.push({ record, ids: unseen });
      }
      hidden.push({ who, rows });
    }
  }, 300_000);

  it('each have a row in the demonstration that somebody does not see', () => {
    const ruled = records.filter(({ rule }) => rule.visivel !== todos).map(({ modulo }) => modulo);
    const met = new Set(hidden.flatMap(({ rows }) => rows.map(({ record }) => record.modulo)));
    expect(ruled.filter((modulo) => !met.has(modulo))).toEqual([]);
  });

  it('hold wherever an operation takes an id, also of another module, also inside', async () => {
    const wrong: string[] = [];
    const asked = new Set<string>();
    for (const { who, rows } of hidden) {
      const callable = operations.filter((one) => takingIds.has(one.name) && mayCall(who, one) && !isBeyond(one));
      for (const { record, ids: unseen } of rows) {
        for (const operation of callable) {
          if (isBeyond(operation, record)) continue;
          const once = `${record.tabela} ${operation.name}`;
          if (asked.has(once)) continue;
          asked.add(once);
          const told = await differences(operation, who, unseen[0] ?? '', operation.row === record);
          wrong.push(...told.map((text) => `${record.modulo}, ${who.papeis}: ${text}`));
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked.size).toBeGreaterThan(100);
  }, 300_000);

  it('hold in every list, sum, selection, picker, spreadsheet, search and worklist that they may read', async () => {
    const wrong: string[] = [];
    for (const { who, rows } of hidden) {
      const unseen = new Set(rows.flatMap((one) => one.ids));
      for (const operation of readings(who).filter((one) => !isBeyond(one))) {
        const { told } = await reading(operation, who);
        const leaked = [...uuids(told)].filter((id) => unseen.has(id));
        if (leaked.length > 0) wrong.push(`${operation.name}, ${who.papeis}: ${leaked.length}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});
