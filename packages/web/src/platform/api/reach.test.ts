import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The server as the test wants it: it answers, or it does not; `served` is its build. */
let up = true;
let served: string | null = null;
let asked = 0;

type Reach = typeof import('./reach.ts');
let reach: Reach;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  [up, served, asked] = [true, null, 0];
  vi.stubGlobal('window', new EventTarget());
  const scripts = ['runtime', 'index-own'].map((name) => ({ getAttribute: () => `/assets/${name}.js` }));
  vi.stubGlobal('document', { querySelectorAll: () => scripts });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/health') asked++;
    if (!up) throw new TypeError('Failed to fetch');
    return new Response('{}', { headers: served === null ? {} : { 'x-sede-telas': served } });
  });
  reach = await import('./reach.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const lost = () => reach.getReach().lost;

it('one call without an answer is no loss while the server answers', async () => {
  reach.noticeTrouble();
  await settle();
  expect([lost(), asked]).toEqual([false, 1]);
});

it('out of reach it is asked again, less and less often, and who waits for it hears when it is back', async () => {
  const back = vi.fn();
  reach.onBack(back);
  up = false;
  reach.noticeTrouble();
  await settle();
  expect([lost(), asked]).toEqual([true, 1]);
  // A second complaint is no second question.
  reach.noticeTrouble();
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1 + 4000 + 8000 + 16_000 + 30_000 + 30_000);
  expect(asked).toBe(7);
  expect(back).not.toHaveBeenCalled();
  up = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([lost(), asked, back.mock.calls.length]).toEqual([false, 8, 1]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(8);
});

it('the browser that is online again and the live stream that stands ask at once; so does a person', async () => {
  for (const act of [
    () => window.dispatchEvent(new Event('online')),
    () => reach.noticeAnswer(),
    () => void reach.askAgain(),
  ]) {
    up = false;
    window.dispatchEvent(new Event('offline'));
    await settle();
    expect(lost()).toBe(true);
    up = true;
    act();
    await settle();
    expect(lost()).toBe(false);
  }
});

it('online while a question is under way that still fails: one more follows at once, not after the long wait', async () => {
  up = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
  let fail: (error: Error) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((_resolve, reject) => (fail = reject)));
  void reach.askAgain();
  window.dispatchEvent(new Event('online'));
  vi.stubGlobal('fetch', async () => new Response('{}'));
  fail(new TypeError('Failed to fetch'));
  await settle();
  expect(lost()).toBe(false);
});

it('online before the network leads anywhere: asked again after two seconds, not after the wait that had grown', async () => {
  up = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(lost()).toBe(true);
  up = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(lost()).toBe(false);
});

it('trouble while a question is under way that was answered before it: one more follows', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  void reach.askAgain();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  reach.noticeTrouble();
  expect(lost()).toBe(false);
  answer(new Response('{}'));
  await settle();
  expect(lost()).toBe(true);
});

it('an answer of another build of the screens says that this page is old; of the same, that it is not', async () => {
  served = 'index-own.js';
  await reach.answered('/rpc/despesas/list');
  expect(reach.getReach().outdated).toBe(false);
  served = 'index-new.js';
  await reach.answered('/rpc/despesas/list');
  expect(reach.getReach().outdated).toBe(true);
});
