import { platformErrors } from '@sede/domain/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
let url: string;
beforeEach(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro']);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as { port: number }).port}`;
});
afterEach(() => app.close());

const ask = (path: string) => fetch(url + path, { headers: { cookie: ana.cookie } });

it('a stop answers who has asked, refuses who asks now in words, and counts who is left', async () => {
  expect(await app.drain.settled(0)).toBe(0);
  const lock = await app.banco.lockTable('itens_despesa');
  const write = fetch(`${url}/api/itens-despesa`, {
    method: 'POST',
    headers: { cookie: ana.cookie, 'x-sede': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ tipo: 'Serviços', nome: 'Limpeza' }),
  });
  await vi.waitFor(async () => expect(await app.drain.settled(10)).toBe(1), { timeout: 20_000 });
  app.drain.begin();
  for (const path of ['/api/itens-despesa', '/api/health', '/api/auth/sign-out']) {
    const refused = await ask(path);
    expect([path, refused.status, refused.headers.get('connection')]).toEqual([path, 503, 'close']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { code, message } = platformErrors.encerrando();
    expect(await refused.json()).toMatchObject({ code, message });
  }
  const settled = app.drain.settled(20_000);
  await lock.release();
  const answer = await write;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await settled).toBe(0);
});

it('live streams end at once', async () => {
  const stream = await ask('/api/ao-vivo');
  app.services.events.endListening();
  const said = await stream.text();
  expect(said).toContain('retry:');
  expect(app.services.events.listening()).toBe(0);
  expect(await app.drain.settled(5000)).toBe(0);
});
