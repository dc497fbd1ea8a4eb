import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { platformErrors } from './kernel/index.ts';
import { contract } from './root-contract.ts';

const operations = Object.entries(contract).flatMap(([module, ops]) =>
  Object.entries(ops).map(([verb, op]) => ({ name: `${module}.${verb}`, verb, op })),
);
/** What these tests ask of an input (its type is the schema library's, which the contract's files alone may name). */
interface Input {
  safeParse(value: unknown): { success: boolean; data?: unknown };
  parse(value: unknown): unknown;
}
const id = '0198c0de-0000-7000-8000-000000000001';

it('an update changes no field that was not sent: no default hides in its input', () => {
  /** Not a field of the record: how far the change reaches. */
  const CONTROLS: Record<string, object> = {
    'despesas.update': { escopo: 'so_esta' },
    'receitas.update': { escopo: 'so_esta' },
  };
  const updates = operations.filter(({ op }) => op['~sede'].method === 'PATCH');
  expect(updates.length).toBeGreaterThan(3);
  for (const { name, op } of updates) {
    const parsed = (op['~orpc'].inputSchema as unknown as Input).safeParse({ id, versao: 1 });
    if (parsed.success) expect(parsed.data, name).toEqual({ id, versao: 1, ...CONTROLS[name] });
  }
});

it('no list can be asked whole', () => {
  const lists = operations.filter(({ verb }) => verb === 'list');
  expect(lists.length).toBeGreaterThan(4);
  /** As many as the settings that the program knows; as the views that people may keep of one list. */
  const BOUNDED = ['configuracoes.list', 'visoes.list'];
  for (const { name, op } of lists) {
    if (BOUNDED.includes(name)) continue;
    const input = op['~orpc'].inputSchema as unknown as Input;
    expect(input.safeParse({ porPagina: 1000 }).success, name).toBe(false);
    expect(input.safeParse({ porPagina: 0 }).success, name).toBe(false);
    expect((input.parse({}) as { porPagina: number }).porPagina, name).toBeLessThanOrEqual(100);
  }
});

it('every refusal that an operation announces exists, with its text', async () => {
  const codes = new Map<string, unknown>();
  const collect = (exported: unknown) => {
    for (const [key, factory] of Object.entries((exported ?? {}) as Record<string, unknown>)) {
      if (typeof factory === 'function' && 'code' in factory) codes.set(String(factory.code), key);
    }
  };
  collect(platformErrors);
  for (const file of globSync('modules/**/*.messages.ts', { cwd: import.meta.dirname })) {
    const module = (await import(path.join(import.meta.dirname, file))) as Record<string, unknown>;
    for (const exported of Object.values(module)) collect(exported);
  }
  for (const { name, op } of operations) {
    for (const code of op['~orpc'].meta.errors) expect([...codes.keys()], `${name}: ${code}`).toContain(code);
  }
});

it('names and addresses follow one pattern: reads by GET, changes by the other methods, transitions after the id', () => {
  for (const { name, verb, op } of operations) {
    const { method, path: at } = op['~sede'];
    expect(op['~orpc'].meta.kind, name).toBe(method === 'GET' ? 'read' : 'write');
    const expected: Record<string, RegExp> = {
      list: /^GET \/[a-z-]+$/,
      get: /^GET \/[a-z-]+(\/\{id\})?$/,
      create: /^POST \/[a-z-]+$/,
      remove: /^DELETE \/[a-z-]+\/\{id\}$/,
      totals: /^GET \/[a-z-]+\/totais$/,
      export: /^GET \/[a-z-]+\/exportar$/,
      history: /^GET \/[a-z-]+\/\{id\}\/historico$/,
    };
    const pattern = expected[verb];
    if (pattern) expect(`${method} ${at}`, name).toMatch(pattern);
  }
});
