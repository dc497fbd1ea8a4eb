import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventBus } from '../events/bus.ts';
import { createPgRelay } from '../events/relay.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type SilentNetwork, silentNetwork } from '../testing/silent-network.ts';
import { isConnectionError } from './errors.ts';
import { createPool } from './pool.ts';

const SHORT = { doubtMs: 150, proofMs: 600, connectMs: 600 };
/** A busy machine answers late; where it does answer, nobody waits so long. */
const AMPLE = { doubtMs: 150, proofMs: 10_000, connectMs: 10_000 };
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

let banco: TestDatabase;
let network: SilentNetwork;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());
beforeEach(async () => {
  network = await silentNetwork(banco.appUrl);
});
afterEach(() => network.close());

/** What became of a statement, and after how long. */
async function fate(statement: Promise<unknown>): Promise<'answered' | 'unavailable' | unknown> {
  return statement.then(
    () => 'answered',
    (error: unknown) => (isConnectionError(error) ? 'unavailable' : error),
  );
}

describe('a network that falls silent', () => {
  it('fails the statements under way and new connections in time; all works when it is back', async () => {
    const pool = createPool({ url: network.url, max: 3, patience: SHORT });
    await Promise.all([1, 2].map(() => pool.query('select pg_sleep(0.05)')));
    network.silence();
    const began = performance.now();
    const fates = await Promise.all([1, 2, 3, 4, 5].map(() => fate(pool.query('select 1'))));
    expect(fates).toEqual(Array(5).fill('unavailable'));
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await fate(pool.query('select 1'))).toBe('unavailable');
    network.speak({ lost: true });
    expect(await fate(pool.query('select 1'))).toBe('answered');
    await pool.end();
  });

  it('one dead connection makes those that rest prove themselves', async () => {
    const pool = createPool({ url: network.url, max: 3, patience: SHORT });
    const clients = await Promise.all([1, 2, 3].map(() => pool.connect()));
    const ended = vi.fn();
    for (const client of clients) client.on('error', ended);
    const [first, ...resting] = clients;
    for (const client of resting) client.release();
    network.silence();
    expect(await fate(first?.query('select 1') ?? Promise.reject())).toBe('unavailable');
    first?.release();
    await until(() => expect([ended.mock.calls.length, pool.totalCount]).toEqual([3, 0]));
    network.speak();
    await pool.end();
  });

  it('a statement that PostgreSQL is working at is waited for, however long it takes', async () => {
    const pool = createPool({ url: network.url, max: 1, patience: AMPLE });
    expect(await fate(pool.query('select pg_sleep(1)'))).toBe('answered');
    // PostgreSQL notices a moment later that the connection of the question is gone.
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select count(*)::int as n from pg_stat_activity where application_name = $1', [
        'sede-pulso',
      ]);
      expect(rows).toEqual([{ n: 0 }]);
    });
    await pool.end();
  });

  it('ends the listening connection, which hears again afterwards and says that it may have missed something', async () => {
    const log = createLogger({ level: 'silent' });
    const warn = vi.spyOn(log, 'warn');
    const times = { connectMs: 300, pauseMs: 50, beatMs: 50, doubtMs: 300, proofMs: 600 };
    const relay = createPgRelay({ url: network.url, pool: banco.pool, log, times });
    const bus = createEventBus({ origin: 'a', relay, log });
    const heard: unknown[] = [];
    const gap = vi.fn();
    bus.subscribe((events) => void heard.push(...events), gap);
    const tell = async (ids: string[]) => {
      const events = [{ modulo: 'despesas', ids }];
      await banco.pool.query(`select pg_notify('sede_eventos', $1)`, [JSON.stringify({ origin: 'b', events })]);
      return events[0];
    };
    await until(async () => {
      await tell(['1']);
      expect(heard.length).toBeGreaterThan(0);
    });
    network.silence();
    await until(() => expect(warn).toHaveBeenCalled());
    network.speak({ lost: true });
    await until(() => expect(gap).toHaveBeenCalled());
    await until(async () => expect(heard).toContainEqual(await tell(['2'])));
    await bus.close();
  });
});
