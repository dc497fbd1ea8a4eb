import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { platformErrors } from './kernel/index.ts';
import { contract } from './root-contract.ts';

const operations = Object.entries(contract).flatMap(([module, ops]) =>
  Object.entries(ops).map(([verb, op]) => ({ name: `${module}.${verb}`, verb, op })),
);
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
    const parsed = op['~orpc'].inputSchema.safeParse({ id, versao: 1 });
    if (parsed.success) expect(parsed.data, name).toEqual({ id, versao: 1, ...CONTROLS[name] });
  }
});

/** What the schema library keeps of a schema, as far as it is walked here. */
interface Kept {
  type: string;
  catchall?: Walked;
  shape?: Record<string, Walked>;
  options?: Walked[];
  innerType?: Walked;
  element?: Walked;
  in?: Walked;
  out?: Walked;
  valueType?: Walked;
}
interface Walked {
  _zod?: { def: Kept };
}

function ignoring(schema: Walked | undefined, path: string): string[] {
  const def = schema?._zod?.def;
  if (!def) return [];
  const { shape = {}, options = [], innerType, element, in: from, out, valueType } = def;
  return [
    ...(def.type === 'object' && def.catchall?._zod?.def.type !== 'never' ? [path] : []),
    ...Object.entries(shape).flatMap(([key, inner]) => ignoring(inner, `${path}.${key}`)),
    ...[...options, innerType, element, from, out, valueType].flatMap((inner) => ignoring(inner, path)),
  ];
}

it('no operation ignores a field that it does not know, also not inside of another', () => {
  const inputs = operations.map(({ name, op }) => ({ name, schema: op['~orpc'].inputSchema }));
  expect(inputs.flatMap(({ name, schema }) => ignoring(schema, name))).toEqual([]);
  // The walk finds one that does.
  const output = contract.sessao.get['~orpc'].outputSchema;
  expect(ignoring(output, 'sessao')).toContain('sessao.sindicato.logo');
});

it('no list can be asked whole', () => {
  const lists = operations.filter(({ verb }) => verb === 'list');
  expect(lists.length).toBeGreaterThan(4);
  /** As many as the settings that the program knows; as the views that people may keep of one list. */
  const BOUNDED = ['configuracoes.list', 'visoes.list'];
  for (const { name, op } of lists) {
    if (BOUNDED.includes(name)) continue;
    const input = op['~orpc'].inputSchema;
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
  // What several modules of an area refuse alike.
  for (const file of globSync('modules/*/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue;
    const module = (await import(path.join(import.meta.dirname, file))) as Record<string, unknown>;
    for (const exported of Object.values(module)) collect(exported);
  }
  // A register's description makes its own refusals.
  for (const file of globSync('modules/**/*.register.ts', { cwd: import.meta.dirname })) {
    const module = (await import(path.join(import.meta.dirname, file))) as Record<string, { errors?: unknown }>;
    for (const register of Object.values(module)) collect(register.errors);
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

/** What is asked here of a schema's insides (its type is the schema library's). */
interface Schema {
  safeParse(value: unknown): { success: boolean };
  def: { type: string; shape?: Record<string, Schema>; element?: Schema; innerType?: Schema; in?: Schema };
}
/** Fields of an input by their path, through lists and wrappers. */
function* fieldsOf(schema: Schema, at = ''): Generator<[string, Schema]> {
  const { shape, element, innerType, in: before } = schema.def;
  for (const [key, field] of Object.entries(shape ?? {})) {
    yield [`${at}${key}`, field];
    yield* fieldsOf(field, `${at}${key}.`);
  }
  const inside = element ?? innerType ?? before;
  if (inside) yield* fieldsOf(inside, at);
}
const AMOUNT = /(^|\.)(valor|valor[A-Z]\w*|juros|multa|desconto|irrf|inss|iss|csrf|pagamento|saldo\w*)$/;

it('no amount of any operation is a text, a fraction, below zero or beyond the limit', () => {
  const seen: string[] = [];
  for (const { name, op } of operations) {
    const { method } = op['~sede'];
    for (const [path, field] of fieldsOf(op['~orpc'].inputSchema)) {
      // A setting's value is of its own kind; a layout says where a file's amounts stand; a balance may be below zero.
      if (!AMOUNT.test(path) || name === 'configuracoes.update' || /(^|\.)colunas\.valor$/.test(path)) continue;
      seen.push(`${name} ${path}`);
      const bad = [
        ...['1.234,56', '1,234.56', '0,005', '1e3', '９９', '-1', '0x10', ' ', '1234567890123456'],
        ...[0.005, 10.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_000_000_000],
        ...(/saldo/.test(path) ? [] : [-1]),
        ...(method === 'GET' || path.startsWith('filtro.') ? [] : ['100', true, [100]]),
      ];
      for (const value of bad) {
        expect(field.safeParse(value).success, `${name} ${path} takes ${JSON.stringify(value)}`).toBe(false);
      }
      expect(field.safeParse(100).success, `${name} ${path} takes no amount at all`).toBe(true);
    }
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      'despesas.create valor',
      'despesas.create liquidacao.juros',
      'despesas.liquidar pagamento',
      'despesas.estornar valorEstorno',
      'despesas.list valorDe',
      'receitas.update valor',
      'suprimentos.create valor',
      'orcamento.salvar celulas.valor',
    ]),
  );
});
