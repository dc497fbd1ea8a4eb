/**
 * Counts and pages that wait are shared by whoever sees the same rows, and by nobody else: two offices and staff ask one list at the same
 * instant while every connection works. Source: decisions 103, 127; invariant B9.
 */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { atendimentosApp, type Mundo } from './atendimentos-for-tests.ts';

const LISTA = '/atendimentos?porPagina=10';
const HEAVY_AT_ONCE = 2;
const PAGES_AT_ONCE = 5;
const OF_THE_LIST = /from "?atendimentos"? as "?t"? /;
const COUNT = /^\s*select count\(\*\) as total/;
const CANCEL = /pg_cancel_backend/;

let m: Mundo;
let ana: TestPerson;
let url: string;
/** Ends what keeps the heavy connections busy; once. */
let release: () => Promise<void>;
/** What was sent to the database, in the order in which it was. */
let sent: string[];

beforeAll(async () => {
  m = await atendimentosApp();
  ana = await m.app.person(['admin_financeiro']);
  await m.app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(m.app.app.server.address() as { port: number }).port}/api`;
  const ofPrado = await m.agenda(['09:00-09:40', '10:00-10:40', '11:00-11:40']);
  const ofLeal = await m.agenda(['09:00-09:40', '10:00-10:40'], { escritorioId: m.escritorios.leal });
  for (const [agenda, n] of [
    [ofPrado, 0],
    [ofPrado, 1],
    [ofPrado, 2],
    [ofLeal, 0],
    [ofLeal, 1],
  ] as const) {
    const booking = await m.book(m.lugar(agenda, [n]), { quem: [m.filiados[n]], confirmarCoincidencia: true });
    expect(booking.status).toBe(200);
  }
});
afterAll(() => m.app.close());

beforeEach(async () => {
  const lock = await m.app.banco.lockTable('receitas');
  let ended: Promise<void> | undefined;
  release = () => {
    ended ??= lock.release();
    return ended;
  };
  sent = [];
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    sent.push(typeof first === 'string' ? first : (first.text ?? ''));
    return (query as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof query);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await release();
});

const sentOf = (...patterns: RegExp[]) => sent.filter((text) => patterns.every((pattern) => pattern.test(text))).length;
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

/** Every connection for heavy reads waits for a table that nobody may read. */
async function busy() {
  const working = Array.from({ length: HEAVY_AT_ONCE }, (_, n) => ana.rest('GET', `/receitas/totais?busca=nome${n}`));
  await until(() => expect(sentOf(COUNT, /receitas/)).toBe(HEAVY_AT_ONCE));
  return working;
}

/** A page is asked with its count in one breath: once the pages are on their way, the counts wait. */
const waiting = (pages: number) =>
  until(() => expect(sentOf(OF_THE_LIST) - sentOf(OF_THE_LIST, COUNT)).toBeGreaterThanOrEqual(pages));

it('each is told how many they see: the staff are counted for once, each office for itself', async () => {
  const working = await busy();
  const people = [m.prado, m.leal, m.julia, m.vera];
  const asked = people.map((who) => who.rest<{ total: number }>('GET', LISTA));
  // The staff's pages, asked in the same instant, are one.
  await waiting(people.length - 1);
  expect(sentOf(OF_THE_LIST, COUNT)).toBe(0);
  await release();
  expect((await Promise.all(asked)).map(({ body }) => body.total)).toEqual([3, 2, 5, 5]);
  expect(sentOf(OF_THE_LIST, COUNT)).toBe(3);
  await Promise.all(working);
});

it('who leaves ends nobody else’s count, neither of those who share it nor of the other office', async () => {
  const working = await busy();
  const leave = new AbortController();
  const left = fetch(url + LISTA, {
    headers: { cookie: m.vera.cookie, host: 'localhost:3999' },
    signal: leave.signal,
  }).catch(() => 'left');
  await waiting(1);
  const asked = [m.julia, m.prado, m.leal].map((who) => who.rest<{ total: number }>('GET', LISTA));
  await waiting(4);
  leave.abort();
  expect(await left).toBe('left');
  await release();
  expect((await Promise.all(asked)).map(({ status, body }) => [status, body.total])).toEqual([
    [200, 5],
    [200, 3],
    [200, 2],
  ]);
  expect(sentOf(CANCEL)).toBe(0);
  await Promise.all(working);
});

it('each is shown their own rows: the staff’s page is read once, each office’s for itself', async () => {
  const working = Array.from({ length: PAGES_AT_ONCE }, (_, n) =>
    ana.rest('GET', `/receitas?porPagina=10&totais=nao&busca=nome${n}`),
  );
  const pagesOf = (table: RegExp) => sentOf(table) - sentOf(table, COUNT);
  await until(() => expect(pagesOf(/from "?receitas"? /)).toBe(PAGES_AT_ONCE));
  const people = [m.prado, m.leal, m.julia, m.vera, m.julia];
  const asked = people.map((who) => who.rest<{ itens: { nomeEscritorio: string }[]; total: number }>('GET', LISTA));
  await until(() => expect(sentOf(OF_THE_LIST, COUNT)).toBeGreaterThanOrEqual(3));
  expect(pagesOf(OF_THE_LIST)).toBe(0);
  await release();
  const bodies = (await Promise.all(asked)).map(({ body }) => body);
  expect(bodies.map(({ itens, total }) => [itens.length, total])).toEqual([
    [3, 3],
    [2, 2],
    [5, 5],
    [5, 5],
    [5, 5],
  ]);
  expect(new Set(bodies[1]?.itens.map(({ nomeEscritorio }) => nomeEscritorio)).size).toBe(1);
  expect(pagesOf(OF_THE_LIST)).toBe(3);
  await Promise.all(working);
});
