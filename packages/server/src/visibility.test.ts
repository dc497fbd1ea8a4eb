/**
 * What somebody may not see does not exist for them: generated from the contract, for every module whose record has a rule.
 *
 * For each operation that names a row, a person who may call it but not see that row gets the very answer of an id that
 * does not exist, for the very statements; and no reading that they may call tells the row's id. A module whose record is
 * not for everybody gives one such row below, or the test fails.
 */
import { can } from '@sede/domain/access';
import type { OpMethod } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { NamedRow, NoRow } from '#platform/api/index.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Office, office } from './modules/financeiro/despesas/despesas-for-tests.ts';

interface Hidden {
  id: string;
  /** May call operations of the module, and does not see the row. */
  who: TestPerson;
  /** A word that finds the row. */
  busca: string;
}

/** By contract key of the module: a row, and somebody for whom it is not there. */
const HIDDEN: Record<string, (office: Office) => Promise<Hidden>> = {
  async despesas(o) {
    const { id } = await o.one({ descricao: 'Ninguém pediu aprovação' });
    return { id, who: o.carla, busca: 'Ninguém pediu' };
  },
  async visoes(o) {
    const other = await o.app.person(['admin_financeiro']);
    const nova = { lista: 'despesas.list', nome: 'Só dela', consulta: { statusVencimento: 'vencida' }, papeis: [] };
    const { body } = await other.rest<{ id: string }>('POST', '/visoes', nova);
    return { id: body.id, who: o.carla, busca: 'Só dela' };
  },
  async avisos(o) {
    const other = await o.app.person(['admin_financeiro']);
    const id = newId();
    await o.app.rows(
      `insert into avisos (id, usuario_id, tipo, dados, registros, criado_em)
       values ($1, $2, 'perfil_concedido', '{"por":null,"perfis":["Aprovador"]}', array[$1::uuid], now())`,
      [id, other.usuarioId],
    );
    return { id, who: o.carla, busca: 'Aprovador' };
  },
};

let o: Office;
const hidden = new Map<string, Hidden>();
beforeAll(async () => {
  o = await office();
  for (const [modulo, make] of Object.entries(HIDDEN)) hidden.set(modulo, await make(o));
});
afterAll(() => o.app.close());

interface Operation {
  name: string;
  module: string;
  method: OpMethod;
  path: string;
  permission: string;
  schema: z.ZodType;
  row: NamedRow | NoRow | undefined;
}

const operations = (): Operation[] =>
  Object.entries(o.app.modules).flatMap(([module, { contract, rows }]) =>
    Object.entries(contract).map(([verb, op]) => ({
      name: `${module}.${verb}`,
      module,
      ...op['~sede'],
      permission: op['~orpc'].meta.permission,
      schema: op['~orpc'].inputSchema as z.ZodType,
      row: rows[verb],
    })),
  );

const shapeOf = ({ schema }: Operation): string[] =>
  'shape' in schema ? Object.keys(schema.shape as Record<string, unknown>) : [];
const mayCall = (who: TestPerson, { permission }: Operation) =>
  permission !== 'public' && can(who.papeis, permission as Parameters<typeof can>[1]);

/** What operations take besides the id, as a person would send it. */
const SAMPLES: Record<string, unknown> = { versao: 1, motivo: 'Porque sim', escopo: 'esta' };

function inputFor(operation: Operation, id: string): Record<string, unknown> {
  const known = shapeOf(operation);
  if (known.includes('versoes')) {
    const others = Object.entries(SAMPLES).filter(([key]) => known.includes(key) && key !== 'versao');
    return { ids: [id], versoes: { [id]: 1 }, ...Object.fromEntries(others) };
  }
  return { id, ...Object.fromEntries(Object.entries(SAMPLES).filter(([key]) => known.includes(key))) };
}

/** The operation called, and the statements that it took. */
async function call(operation: Operation, who: TestPerson, id: string) {
  const input = inputFor(operation, id);
  expect(operation.schema.safeParse(input).success, `${operation.name} takes ${JSON.stringify(input)}`).toBe(true);
  const { id: _, ...body } = input;
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await who.rest(
    operation.method,
    operation.path.replace('{id}', id),
    operation.method === 'GET' ? undefined : body,
  );
  const statements = spy.mock.calls.map(([first]) =>
    typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''),
  );
  spy.mockRestore();
  const told = JSON.stringify(answer.body)
    .replaceAll(id, 'ID')
    .replace(/"id":"(?!ID)[^"]*"/g, '"id":"PEDIDO"');
  return { status: answer.status, told, statements };
}

it('every record with a rule has a row here that somebody who may call does not see', () => {
  const ruled = operations().flatMap(({ row, module }) => {
    if (!row || 'reason' in row || row.modulo !== module) return [];
    // Nobody's roles: whoever sees a row by no role at all sees every row.
    return row.seesAll({ usuarioId: newId(), nome: '', email: '', papeis: [], escritorios: [] }) ? [] : [module];
  });
  expect([...new Set(ruled)].sort()).toEqual(Object.keys(HIDDEN).sort());
});

describe('a row that is not there for somebody', () => {
  it('is answered as an id that does not exist, by every operation that names one, for the same statements', async () => {
    let asked = 0;
    for (const [modulo, { id, who }] of hidden) {
      const naming = operations().filter(
        (one) => one.row && !('reason' in one.row) && one.row.modulo === modulo && mayCall(who, one),
      );
      for (const operation of naming) {
        // The first call of each warms caches that last seconds.
        await call(operation, who, newId());
        const absent = await call(operation, who, newId());
        const there = await call(operation, who, id);
        expect(there, operation.name).toEqual(absent);
        if (!shapeOf(operation).includes('versoes')) expect(there.status, operation.name).toBe(404);
        else expect(there.told, operation.name).toContain('plataforma.nao_encontrado');
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThanOrEqual(5);
  });

  it('stands in no list, sum, selection, picker, spreadsheet, search or worklist that they may read', async () => {
    let asked = 0;
    for (const { id, who, busca } of hidden.values()) {
      const readings = operations().filter(
        (one) => one.method === 'GET' && !one.path.includes('{id}') && mayCall(who, one) && one.name !== 'aoVivo.ouvir',
      );
      for (const operation of readings) {
        const query = shapeOf(operation).includes('busca') ? `?busca=${encodeURIComponent(busca)}` : '';
        const { bytes } = await who.rest('GET', `${operation.path}${query}`);
        expect(bytes.toString('utf8'), operation.name).not.toContain(id);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(5);
  });

  it('changes without a live event that names it to them', () => {
    for (const [modulo, { who }] of hidden) {
      const { rows } = o.app.modules[modulo as keyof typeof o.app.modules];
      const records = Object.values(rows).filter((row) => 'seesAll' in row);
      const actor = { ...who, escritorios: [] };
      expect(records.some((record) => !record.seesAll(actor))).toBe(true);
    }
  });
});
