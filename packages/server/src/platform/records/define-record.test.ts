/** A described record with a rule of its own, over a table that is nobody's here: each person sees what they registered. */
import { type FieldSpecs, newId, platformErrors } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Actor, type ReadContext, runWrite, type WriteContext } from '#platform/api/index.ts';
import { inColumns } from '#platform/db/list/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { eachRecord } from '#platform/many/index.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { defineRecord, removeUnlessUsed, setDesabilitado, todos } from './index.ts';

/** The name is masked for who is not called Ana. */
const meus = defineRecord({
  modulo: 'escritorios',
  tabela: 'escritorios',
  alias: 'e',
  schema: z.object({ id: z.string(), versao: z.number(), nome: z.string() }),
  visivel: ({ usuarioId, papeis }) =>
    papeis.includes('gestor_sistema') ? todos : sql`e.criado_por = ${usuarioId}::uuid`,
  columns: ({ actor }) => sql`e.id, e.versao, ${actor.nome === 'Ana' ? sql`e.nome` : sql`'***'`} as nome, e.criado_por`,
  order: { nome: sql`e.nome` },
  filter: ({ nome }: { nome?: string }) => [nome !== undefined && sql`e.nome = ${nome}`],
  nome: sql`e.nome`,
  search: inColumns(sql`sede.sem_acento(e.nome)`),
  fields: ({ actor }): FieldSpecs => (actor.nome === 'Ana' ? { nome: { rotulo: 'Nome', tipo: 'texto' } } : {}),
});

let app: TestApp;
let ana: TestPerson;
let bia: TestPerson;
let gil: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['juridico'], { nome: 'Ana' });
  bia = await app.person(['juridico'], { nome: 'Bia' });
  gil = await app.person(['gestor_sistema'], { nome: 'Gil' });
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from escritorios'));

const actorOf = (person: TestPerson): Actor => ({
  ...person,
  escritorios: [],
  sessaoId: newId(),
  autenticadoEm: app.clock.now().toISOString(),
});
const read = (person: TestPerson): Pick<ReadContext, 'db' | 'actor' | 'today'> => ({
  db: app.db,
  actor: actorOf(person),
  today: '2026-11-20',
});
const write = <T>(person: TestPerson, work: (ctx: WriteContext) => Promise<T>) => {
  const now = app.clock.now().toISOString();
  const { clock, services } = app;
  const log = createLogger({ level: 'silent' });
  const base = { ...read(person), actor: actorOf(person), now, clock, services, log, requestId: 'r', address: '::1' };
  return runWrite(app.db, { operation: 'escritorios.update', input: {}, idempotencyKey: null, base, work });
};
const register = (person: TestPerson, nome: string) => write(person, (ctx) => meus.insert(ctx, { nome }));
const GONE = { code: platformErrors.nao_encontrado.code };
const page = { pagina: 1, porPagina: 10, ordem: [{ campo: 'nome' as const, desc: false }], totais: true };

it('without a word on who sees which row, a record does not compile', () => {
  const parts = {
    modulo: 'escritorios',
    tabela: 'escritorios',
    alias: 'e',
    schema: z.object({ id: z.string() }),
    columns: sql`e.id`,
    order: {},
    fields: {},
  } as const;
  const written = () => [
    defineRecord({ ...parts, visivel: todos }),
    // @ts-expect-error nothing says who sees which row
    defineRecord(parts),
    // @ts-expect-error everybody is said by `todos`, not by a truth
    defineRecord({ ...parts, visivel: true }),
  ];
  expect(written).toBeTypeOf('function');
});

describe('a row of another', () => {
  it('is in no page, sum, selection, picker or search', async () => {
    const { id } = await register(ana, 'De Ana');
    const reader = read(bia);
    expect(await meus.page(reader, page, meus.query(reader, {}))).toMatchObject({ itens: [], total: 0 });
    expect((await meus.totals(reader, meus.query(reader, { nome: 'De Ana' }))).total).toBe(0);
    expect((await meus.selection(reader, meus.query(reader, {}))).total).toBe(0);
    const columns = sql`e.id`;
    expect(await meus.options(reader, { ids: [id] }, { columns })).toEqual({ itens: [] });
    expect(await meus.hits(reader, 'de ana', 5, sql`null::text`)).toEqual([]);
    expect(await meus.some(reader, { conditions: [], order: sql`e.id`, limit: 5 })).toEqual([]);
    expect(await meus.few(reader, [], 5)).toEqual([]);
    expect(await meus.find(reader, id)).toBeUndefined();
    expect((await meus.page(read(ana), page, meus.query(read(ana), {}))).total).toBe(1);
    expect((await meus.page(read(gil), page, meus.query(read(gil), {}))).total).toBe(1);
  });

  it.each<[string, (ctx: WriteContext, id: string) => Promise<unknown>]>([
    ['read', (_: WriteContext, id: string) => meus.get(read(bia), id)],
    ['looked back at', (_: WriteContext, id: string) => meus.history(read(bia), { id })],
    ['held', (ctx: WriteContext, id: string) => meus.lock(ctx, { id })],
    ['held on an older version', (ctx: WriteContext, id: string) => meus.lock(ctx, { id, versao: 9 })],
    ['changed', (ctx: WriteContext, id: string) => meus.update(ctx, { id, versao: 1 }, { nome: 'X' })],
    [
      'changed on an older version',
      (ctx: WriteContext, id: string) => meus.update(ctx, { id, versao: 9 }, { nome: 'X' }),
    ],
    ['changed in nothing', (ctx: WriteContext, id: string) => meus.update(ctx, { id, versao: 1 }, {})],
    ['deleted', (ctx: WriteContext, id: string) => removeUnlessUsed(meus, ctx, { id, versao: 1 }, {})],
    ['disabled', (ctx: WriteContext, id: string) => setDesabilitado(meus, ctx, { id, versao: 1 }, true)],
    ['named', (ctx: WriteContext, id: string) => meus.refuseHidden(ctx, id)],
  ])('cannot be %s: it is answered as one that does not exist', async (_, act) => {
    const { id } = await register(ana, 'De Ana');
    await expect(write(bia, (ctx) => act(ctx, id))).rejects.toMatchObject(GONE);
    await expect(write(bia, (ctx) => act(ctx, newId()))).rejects.toMatchObject(GONE);
    expect(await app.rows('select nome, versao, desabilitado from escritorios')).toEqual([
      { nome: 'De Ana', versao: 1, desabilitado: false },
    ]);
  });

  it('among many is refused as gone, and the own one done', async () => {
    const hers = await register(ana, 'De Ana');
    const own = await register(bia, 'De Bia');
    const ids = [hers.id, own.id];
    const versoes = { [hers.id]: 1, [own.id]: 1 };
    const done = await write(bia, (ctx) =>
      eachRecord(ctx, meus, { ids, versoes }, async (row) => void (await meus.update(ctx, row, { nome: 'Nova' }))),
    );
    expect(done.feitas).toEqual([own.id]);
    expect(done.recusadas).toMatchObject([{ id: hers.id, ...GONE }]);
  });
});

it('a few rows are told by their ids, more than are wanted not at all', async () => {
  const made = [await register(ana, 'Um'), await register(ana, 'Dois'), await register(bia, 'De Bia')];
  const [um, dois] = made.map(({ id }) => id);
  expect((await meus.few(read(ana), [], 2))?.toSorted()).toEqual([um, dois].toSorted());
  expect(await meus.few(read(ana), [], 1)).toBeNull();
  expect(await meus.few(read(ana), [sql<boolean>`e.nome = 'Dois'`], 1)).toEqual([dois]);
});

describe('what somebody may not read of a row that they see', () => {
  it('is masked in the record, in the conflict answer and in the history', async () => {
    const { id } = await register(bia, 'Segredo');
    await write(gil, (ctx) => meus.update(ctx, { id, versao: 1 }, { nome: 'Outro segredo' }));
    expect(await meus.get(read(bia), id)).toMatchObject({ nome: '***' });
    const late = write(bia, (ctx) => meus.update(ctx, { id, versao: 1 }, { nome: 'X' }));
    // By the schema: no column that it does not name (`criadoPor`, `idOrigem`, …) leaves the server.
    await expect(late).rejects.toMatchObject({
      code: platformErrors.versao_conflito.code,
      data: { versao: 2, por: 'Gil', atual: { id, versao: 2, nome: '***' } },
    });
    await late.catch((error: { data: { atual: object } }) => {
      expect(Object.keys(error.data.atual).sort()).toEqual(['id', 'nome', 'versao']);
    });
    expect(JSON.stringify(await meus.history(read(bia), { id }))).not.toMatch(/egredo/);
  });
});
