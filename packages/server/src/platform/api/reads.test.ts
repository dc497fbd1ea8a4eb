import { platformErrors } from '@sede/domain/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableLock } from '#platform/testing/database.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

async function waiting(app: TestApp, name: string): Promise<number> {
  // Asked as the program's role: of another's connections PostgreSQL shows nothing.
  const { rows } = await app.banco.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database()
    and application_name = $1 and wait_event_type = 'Lock'`,
    [name],
  );
  return rows[0]?.n ?? 0;
}

let app: TestApp;
let ana: TestPerson;
let url: string;
let lock: TableLock;
beforeAll(async () => {
  app = await testApp({ readLimitMs: 1500 });
  ana = await app.person(['admin_financeiro']);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as { port: number }).port}`;
});
afterAll(() => app.close());
beforeEach(async () => {
  lock = await app.banco.lockTable('receitas');
});
afterEach(async () => {
  await lock.release();
});

describe('a read', () => {
  it('that nobody waits for any more is cancelled in the database, and its connection works on', async () => {
    const leave = new AbortController();
    const asked = fetch(`${url}/api/receitas?totais=nao`, {
      headers: { cookie: ana.cookie, host: 'localhost:3999' },
      signal: leave.signal,
    }).catch(() => 'left');
    await until(async () => expect(await waiting(app, 'sede-leitura')).toBe(1));
    const began = performance.now();
    leave.abort();
    expect(await asked).toBe('left');
    await until(async () => expect(await waiting(app, 'sede-leitura')).toBe(0));
    // Not by its time limit.
    expect(performance.now() - began).toBeLessThan(1200);
    expect((await ana.rest('GET', '/despesas')).status).toBe(200);
    expect(app.logged).toEqual([]);
  });

  it('that takes too long is told so in words, and is cancelled', async () => {
    const asked = Promise.all([ana.rest('GET', '/receitas?totais=nao'), ana.rpc('receitas.totals')]);
    const both = async () => [await waiting(app, 'sede-leitura'), await waiting(app, 'sede-somas')];
    await until(async () => expect(await both()).toEqual([1, 1]));
    for (const answer of await asked) {
      const { code, message } = platformErrors.consulta_demorada();
      expect(answer).toMatchObject({ status: 503, body: { code, message } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await until(async () =>
      expect([await waiting(app, 'sede-leitura'), await waiting(app, 'sede-somas')]).toEqual([0, 0]),
    );
  });

  it('of which there are too many holds up no write; totals hold up no page', async () => {
    // Of different periods: the same asked at once is one.
    const many = Array.from({ length: 12 }, (_, n) =>
      ana.rest('GET', `/receitas/totais?inicio=2026-01-${10 + n}&fim=2026-12-31`),
    );
    await until(async () => expect(await waiting(app, 'sede-somas')).toBe(2));
    expect((await ana.rest('GET', '/despesas?totais=nao')).status).toBe(200);
    const pages = Array.from({ length: 12 }, (_, n) =>
      ana.rest('GET', `/receitas?totais=nao&inicio=2026-01-${10 + n}&fim=2026-12-31`),
    );
    await until(async () => expect(await waiting(app, 'sede-leitura')).toBe(5));
    const write = await ana.rest('POST', '/itens-despesa', { tipo: 'Serviços', nome: 'Limpeza' });
    expect(write.status).toBe(200);
    const statuses = (await Promise.all([...many, ...pages])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });
});
