import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askJson, createPoliteAsker, type OutgoingError } from './index.ts';
import { type FakeUpstream, fakeUpstream } from './upstream-for-tests.ts';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await fakeUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => upstream.forget());

const URL_A = new URL('https://dados.example.org/a?n=1');
const bounds = () => ({ timeoutMs: 300, maxBytes: 100_000, transport: upstream.transport });
const ask = (url = URL_A) => askJson(url, bounds());
const why = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: OutgoingError) => error.why,
  );

it('answers what was said, with its status, to the host that was asked', async () => {
  upstream.says('/a', { body: { dados: [1] } });
  expect(await ask()).toEqual({ status: 200, body: { dados: [1] } });
  expect(upstream.asked).toEqual(['dados.example.org/a?n=1']);
  upstream.says('/a', { status: 404, text: '<html>' });
  expect(await ask()).toEqual({ status: 404, body: null });
});

it('sends nothing over http', async () => {
  expect(await why(ask(new URL('http://dados.example.org/a')))).toBe('insecure');
  expect(upstream.asked).toEqual([]);
});

it('stops reading where the limit is, however much would come, also packed', async () => {
  upstream.says('/a', { flood: 50_000_000 });
  expect(await why(ask())).toBe('too_big');
  await expect.poll(() => upstream.flooded()).toBeGreaterThan(0);
  expect(upstream.flooded()).toBeLessThan(20_000_000);
  upstream.says('/a', { text: JSON.stringify('x'.repeat(99_998)) });
  expect((await ask()).status).toBe(200);
  upstream.says('/a', { text: JSON.stringify('x'.repeat(99_999)) });
  expect(await why(ask())).toBe('too_big');
});

it.each([
  ['a host that says nothing', { silence: 'all' }],
  ['a body that never ends', { silence: 'body' }],
  ['a line that is cut', { hangUp: true }],
] as const)('%s is no answer', async (_what, said) => {
  upstream.says('/a', said);
  expect(await why(ask())).toBe('unreachable');
});

it('what is no JSON is not read', async () => {
  upstream.says('/a', { text: '<html>Em manutenção</html>' });
  expect(await why(ask())).toBe('unreadable');
});

it.each([
  ['https://outro.example.org/a', 'redirected'],
  ['http://dados.example.org/b', 'redirected'],
  ['//outro.example.org/b', 'redirected'],
  ['https://dados.example.org:8443/b', 'redirected'],
  ['http://', 'unreadable'],
])('a redirection to %s is not followed', async (location, expected) => {
  upstream.says('/a', { status: 302, headers: { location } });
  expect(await why(ask())).toBe(expected);
  expect(upstream.asked).toHaveLength(1);
});

it('within the host it is, not for ever', async () => {
  upstream.says('/a', { status: 301, headers: { location: '/b' } });
  upstream.says('/b', { body: 2 });
  expect((await ask()).body).toBe(2);
  upstream.says('/b', { status: 301, headers: { location: '/a' } });
  expect(await why(ask())).toBe('redirected');
});

it('asks so slowly as it is told, also of two at once', async () => {
  upstream.says('/a', { body: 1 });
  const asker = createPoliteAsker({ ...bounds(), everyMs: 60, tries: 3 });
  const begun = performance.now();
  await Promise.all([asker.ask(URL_A), asker.ask(URL_A), asker.ask(URL_A)]);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(115);
});

it('tries three times what may pass, and once what will not', async () => {
  const asker = createPoliteAsker({ ...bounds(), everyMs: 1, tries: 3 });
  upstream.says('/a', { status: 503 }, { hangUp: true }, { body: 'ok' });
  expect((await asker.ask(URL_A)).body).toBe('ok');
  expect(upstream.asked).toHaveLength(3);
  upstream.forget();
  upstream.says('/a', { status: 429 });
  expect(await why(asker.ask(URL_A))).toBe('unreachable');
  expect(upstream.asked).toHaveLength(3);
  for (const said of [{ text: 'x' }, { status: 400 }, { flood: 200_000 }]) {
    upstream.forget();
    upstream.says('/a', said);
    await why(asker.ask(URL_A));
    expect(upstream.asked).toHaveLength(1);
  }
});

it('is over at once when the program stops', async () => {
  upstream.says('/a', { silence: 'all' });
  const stop = new AbortController();
  const asker = createPoliteAsker({ ...bounds(), timeoutMs: 60_000, everyMs: 1, tries: 3, signal: stop.signal });
  const asked = why(asker.ask(URL_A));
  await expect.poll(() => upstream.asked.length).toBe(1);
  stop.abort();
  expect(await asked).toBe('unreachable');
  expect(upstream.asked).toHaveLength(1);
});
