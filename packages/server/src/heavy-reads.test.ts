/**
 * Who reads over everything works on the connections for that: found by what PostgreSQL would do, not by a list of ours.
 *
 * Every reading of the program that is not of one record is asked once; each statement that it sends on the connections of
 * the pages is planned, and must neither aggregate nor window rows of tables that grow. One that does is declared `whole` in its
 * contract. Source: issue 9 §3 (Reads); decision 065.
 */
import { ROLES } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';
import { sampleInputs } from '#platform/testing/sample-input.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { fillWithDemo, isPlain, mayCall, type Operation, operationsOf } from './visibility-for-tests.ts';

quickPasswords();

/** Few rows, however many the installation has. */
const QUICK: Record<string, string> = {
  'agendas.list': 'the slots of each agenda of the page, counted in their index',
  'atendimentos.calendario': 'the slots of one office’s agendas in one month, by their index',
  'bens.comFuncionario': 'what one employee uses or took, by the indexes of both',
  'avisos.naoLidos': 'the unread ones of one person, by their index',
  'comunicacoes.list': 'the recipients of each mailing of the page, counted in their index',
  'consignacoes.abertas': 'one row a month',
  'consignacoes.naoConsignados': 'the last month among the runs, a few a month',
  'contratos.list': 'what was paid of each contract of the page, by the index of its links',
  'copias.list': 'as many as are kept',
  'despesas.decididasHoje': 'one day of one person, by its index',
  'duplicados.comparar': 'two members, by index',
  'emails.list': 'swept after ninety days',
  'filiados.list': 'the few periods of each member of the page, by their index',
  'inventarios.list': 'the readings of each inventory of the page, counted in their index',
  'meuPerfil.get': 'one member, by the account',
  'relatorioFiliados.list': 'the few periods of each member of the page, by their index',
  'pedidosTitular.previa': 'one member, by index',
  'pesquisas.list': 'the links of each survey of the page, counted in their index',
  'recorrencias.list': 'tens of them, and their months',
};

let app: TestApp;
let seer: TestPerson;
beforeAll(async () => {
  app = await testApp();
  await fillWithDemo(app);
  seer = await app.person(ROLES.map(({ valor }) => valor));
}, 300_000);
afterAll(() => app.close());

interface Sent {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** What was sent on connections of this name while `work` ran. */
async function sentOn(name: string, work: () => Promise<unknown>): Promise<Sent[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { calls, contexts } = spy.mock;
  const sent = calls.flatMap(([first, values]: unknown[], at): Sent[] => {
    // The driver's own, which its types do not tell.
    const client = contexts[at] as { connectionParameters: { application_name?: string } };
    if (client.connectionParameters.application_name !== name) return [];
    if (typeof first === 'string') return [{ text: first, values: Array.isArray(values) ? values : [] }];
    const config = first as { text: string; values?: unknown[] };
    return [{ text: config.text, values: config.values ?? [] }];
  });
  spy.mockRestore();
  return sent.filter(({ text }) => /^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i.test(text));
}

const AGGREGATES = ['Aggregate', 'WindowAgg', 'Group'];
const relationsOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(relationsOf),
];

/** Tables whose rows are summed or counted as a whole; what is counted for each row of a page does not count. */
function summed(plan: Plan): string[] {
  if (plan['Parent Relationship'] === 'SubPlan') return [];
  const own = AGGREGATES.includes(plan['Node Type']) ? relationsOf(plan) : [];
  return [...own, ...(plan.Plans ?? []).flatMap(summed)];
}

async function tablesSummedBy({ text, values }: Sent): Promise<string[]> {
  const { rows } = await app.banco.ownerPool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => summed(row['QUERY PLAN'][0].Plan));
}

function inputOf({ schema }: Operation): Record<string, unknown> {
  const [sample = {}] = sampleInputs(schema, newId());
  return Object.fromEntries(
    Object.entries(sample).filter(([name]) => !schema.safeParse({ ...sample, [name]: undefined }).success),
  );
}

const queryOf = (input: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();

it('no reading sums over a table on the connections of the pages', async () => {
  const readings = operationsOf(app).filter(
    (one) => one.method === 'GET' && isPlain(one) && !one.path.includes('{') && mayCall(seer, one),
  );
  const found: Record<string, string> = {};
  for (const operation of readings) {
    const path = `${operation.path}?${queryOf(inputOf(operation))}`;
    const sent = await sentOn('sede-leitura', () => seer.rest('GET', path));
    const tables = new Set((await Promise.all(sent.map(tablesSummedBy))).flat());
    if (tables.size > 0) found[operation.name] = [...tables].toSorted().join(', ');
  }
  expect(readings.length).toBeGreaterThan(60);
  expect(Object.fromEntries(Object.entries(found).filter(([name]) => !(name in QUICK)))).toEqual({});
  // An exception that is none any more goes away.
  expect(Object.keys(QUICK).filter((name) => !(name in found))).toEqual([]);
}, 300_000);
