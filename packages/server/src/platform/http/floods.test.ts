import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { trustedPeer } from './trusted-peer.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp({ env: { SESSION_REQUESTS_PER_SECOND: '1' } });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

async function open(): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  // A connection that is cut off may say so with an error.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, closed };
}

it('headers that dribble in are cut off after ten seconds', async () => {
  const from = performance.now();
  const { socket, closed } = await open();
  socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n');
  const drip = setInterval(() => socket.write('x-a: 1\r\n'), 500);
  socket.resume();
  await closed;
  clearInterval(drip);
  const took = performance.now() - from;
  expect(took).toBeGreaterThan(9000);
  expect(took).toBeLessThan(15_000);
}, 30_000);

it('an address holds a hundred connections open without a request, no more; used ones do not count', async () => {
  const used = await Promise.all(Array.from({ length: 5 }, open));
  for (const { socket } of used) {
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'data');
  }
  const waiting = await Promise.all(Array.from({ length: 100 }, open));
  const beyond = await open();
  await beyond.closed;
  expect([...waiting, ...used].filter(({ socket }) => socket.destroyed)).toEqual([]);
  // One that asks makes room for another.
  const [first, ...others] = waiting;
  first?.socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  if (first) await once(first.socket, 'data');
  const next = await open();
  next.socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(String((await once(next.socket, 'data'))[0])).toContain(' 200 ');
  for (const { socket } of [...others, ...used, next]) socket.destroy();
  first?.socket.destroy();
});

it('a session that asks faster than its rate is told when to go on; others are not touched', async () => {
  const [ana, bia] = [await app.person([]), await app.person([])];
  const answers = await Promise.all(Array.from({ length: 20 }, () => ana.rest('GET', '/sessao')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(5);
  expect(refused[0]).toMatchObject({
    body: { code: 'plataforma.pedidos_demais', data: { tentarEm: expect.any(Number) } },
  });
  expect((await bia.rest('GET', '/sessao')).status).toBe(200);
  expect((await app.stranger.rest('GET', '/sessao')).status).toBe(200);
});

it.each([
  [false, '10.0.0.1', false],
  [true, '10.0.0.1', true],
  [1, '10.0.0.1', true],
  [['loopback'], '127.0.0.1', true],
  [['loopback'], '::ffff:127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '10.0.0.1', false],
  [['10.0.0.0/8', 'fe80::1'], '10.200.3.4', true],
  [['10.0.0.0/8', 'fe80::1'], 'fe80::1', true],
  [['10.0.0.0/8', 'fe80::1'], 'fe80::2', false],
] as const)('TRUST_PROXY %j: a connection of %s is a proxy’s: %s', (trust, address, expected) => {
  expect(trustedPeer(typeof trust === 'object' ? [...trust] : trust)(address)).toBe(expected);
});
