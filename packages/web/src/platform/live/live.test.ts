import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveOptions, startLive } from './live.ts';

/** Generous: on a busy machine everything takes longer. */
const PATIENT = { timeout: 20_000 };

/** The browser's stream, driven by the test. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static made: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.made.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  says(type: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

/** One lock of the browser: whoever asks first has it until its work ends or is given up. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn;
      return turn;
    },
  };
}

const streams = () => FakeEventSource.made;
const tab = (since: string | null) => {
  const heard: string[] = [];
  const options: LiveOptions = {
    path: '/api/ao-vivo',
    since,
    onChanges: (events) => void heard.push(...events.map(({ modulo }) => modulo)),
    onResync: () => void heard.push('resync'),
    onOwn: () => void heard.push('own'),
    onEnded: (reason) => void heard.push(`ended: ${reason}`),
  };
  const stop = startLive(options);
  stops.push(stop);
  return { heard, stop };
};
let stops: (() => void)[] = [];

beforeEach(() => {
  FakeEventSource.made = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('opens at once and asks for what changed since the page began to read', async () => {
  const { heard } = tab('p.7');
  await vi.waitFor(() => expect(streams()).toHaveLength(1), PATIENT);
  expect(streams()[0]?.url).toBe('/api/ao-vivo?desde=p.7');
  streams()[0]?.onopen?.();
  streams()[0]?.says('mudancas', [{ modulo: 'despesas', ids: ['1'] }]);
  expect(heard).toEqual(['despesas']);
});

it('reads everything again when the server does not know what changed', async () => {
  const { heard } = tab('p.7');
  await vi.waitFor(() => expect(streams()).toHaveLength(1), PATIENT);
  streams()[0]?.onopen?.();
  streams()[0]?.says('recomecar');
  expect(heard).toEqual(['resync']);
});

it('a stream that never opened still asks from the beginning; one that broke reads everything again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { heard } = tab('p.7');
  await vi.advanceTimersByTimeAsync(0);
  streams()[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams().map(({ url }) => url)).toEqual(['/api/ao-vivo?desde=p.7', '/api/ao-vivo?desde=p.7']);
  streams()[1]?.onopen?.();
  expect(heard).toEqual(['resync']);
  streams()[1]?.onerror?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams()[2]?.url).toBe('/api/ao-vivo');
  streams()[2]?.onopen?.();
  expect(heard).toEqual(['resync', 'resync']);
});

it('two tabs share one stream; when the first closes, the second takes over from where it began to read', async () => {
  const [one, two] = [tab('p.1'), tab('p.5')];
  await vi.waitFor(() => expect(streams()).toHaveLength(1), PATIENT);
  streams()[0]?.says('mudancas', [{ modulo: 'receitas', ids: '*' }]);
  await vi.waitFor(() => expect(two.heard).toEqual(['receitas']), PATIENT);
  expect(one.heard).toEqual(['receitas']);
  one.stop();
  await vi.waitFor(() => expect(streams()).toHaveLength(2), PATIENT);
  expect(streams().map(({ url, readyState }) => [url, readyState])).toEqual([
    ['/api/ao-vivo?desde=p.1', FakeEventSource.CLOSED],
    ['/api/ao-vivo?desde=p.5', 0],
  ]);
});

it('without a position it only listens; a refusal asks whether the session is over, and its end is told with the reason', async () => {
  const { heard } = tab(null);
  await vi.waitFor(() => expect(streams()).toHaveLength(1), PATIENT);
  const [stream] = streams();
  expect(stream?.url).toBe('/api/ao-vivo');
  stream?.says('perfil');
  stream?.says('sessao', { motivo: 'férias' });
  stream?.close();
  stream?.onerror?.();
  expect(heard).toEqual(['own', 'ended: férias', 'own']);
});
