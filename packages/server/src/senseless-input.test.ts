import { ROLES } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import { contract } from '@sede/domain/root-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { RegisteredOp } from '#platform/api/registry.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let everybody: TestPerson;
beforeAll(async () => {
  // Each question from an address of its own: what strangers may ask is limited by it.
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  everybody = await app.person(ROLES.map(({ valor }) => valor));
});
afterAll(() => app.close());

/** What no operation was made for; each goes into every field of its input in turn. */
const SENSELESS: readonly unknown[] = [
  '',
  -1,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 2,
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  "' or 1=1 --",
  '%_\\',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  '..\\..\\etc',
  [null],
  { a: { b: [] } },
  true,
  newId(),
  '1e3',
  // The first and the last day that there are.
  '1900-01-01',
  '１２',
  '2100-12-31',
];

/** Own session, and files that arrive as bytes: they have tests of their own. */
const APART = new Set(['conta', 'sessao', 'aoVivo', 'anexos']);

const operations = Object.entries(contract)
  .filter(([module]) => !APART.has(module))
  .flatMap(([module, ops]) =>
    Object.entries(ops).map(([verb, op]) => ({ name: `${module}.${verb}`, op: op as RegisteredOp['op'] })),
  );

const fieldsOf = (op: RegisteredOp['op'], inPath: readonly string[]): string[] => {
  const { shape = {} } = op['~orpc'].inputSchema as z.ZodType & { shape?: object };
  return Object.keys(shape).filter((field) => !inPath.includes(field));
};

const asText = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

it('whatever is sent to an operation is answered, and is no failure of the server', { timeout: 300_000 }, async () => {
  const failures: string[] = [];
  let asked = 0;
  const ask = async ({ name, op }: (typeof operations)[number]) => {
    const { method, path } = op['~sede'];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const fields = fieldsOf(op, inPath);
    for (const [turn, value] of SENSELESS.entries()) {
      const url = path.replaceAll(/\{\w+\}/g, turn % 3 === 0 ? asText(value) || '0' : newId());
      // One field senseless and the rest left out, then all of them.
      const sent = turn % 2 === 0 ? fields : fields.filter((_, i) => i === turn % Math.max(1, fields.length));
      const query = sent.map((field) => `${field}=${asText(value)}`).join('&');
      asked += 1;
      const headers = { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
      const { ticket } = op['~orpc'].meta;
      const { status } =
        method === 'GET'
          ? await everybody.rest('GET', query === '' ? url : `${url}?${query}`, undefined, headers)
          : await everybody.rest(method, url, Object.fromEntries(sent.map((field) => [field, value])), {
              ...headers,
              ...(ticket && app.ticket(ticket.page)),
            });
      if (status >= 500) failures.push(`${name} ${method} ${url} ${JSON.stringify(value).slice(0, 40)}: ${status}`);
    }
  };
  // Some at once: an answer waits for the database most of its time.
  const waiting = [...operations];
  const askAll = async () => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) await ask(operation);
  };
  await Promise.all(Array.from({ length: 4 }, askAll));
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(3000);
  expect(app.logged.filter((line) => line.includes('unexpected'))).toEqual([]);
});
