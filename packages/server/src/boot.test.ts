import { expect, it, vi } from 'vitest';
import { endOnSignal, startFailure } from './boot.ts';
import type { RunningServer } from './main.ts';
import { ConfigError } from './platform/config/read-env.ts';
import type { RunningDatabase } from './platform/db/index.ts';

const failed = (code: string, message = 'x') => Object.assign(new Error(message), { code });

it.each([
  [new ConfigError(['PORT: não é uma porta.']), /PORT: não é uma porta/],
  [failed('EADDRINUSE'), /porta já está em uso/],
  [failed('EACCES'), /não pode abrir a porta/],
  [failed('EADDRNOTAVAIL'), /HOST/],
  [failed('ECONNREFUSED'), /conectar ao banco de dados \(ECONNREFUSED\).*DATABASE_URL/],
  [failed('ENOTFOUND', 'getaddrinfo ENOTFOUND banco'), /\(ENOTFOUND\)/],
  [failed('28P01', 'password authentication failed for user "sede_app"'), /\(28P01\).*senha/],
  [failed('3D000'), /nome do banco/],
  [new AggregateError([failed('ECONNREFUSED')], ''), /conectar ao banco de dados/],
])('%s keeps the start, in words', (error, words) => expect(startFailure(error)).toMatch(words));

it('what nobody foresaw is told with its stack', () => {
  expect(startFailure(new TypeError('x'))).toBeNull();
  expect(startFailure(failed('23505'))).toBeNull();
});

// The casts: an end asks the database and the server for nothing else.
const database = (stop: () => Promise<undefined>) => ({ expectEnd: async () => undefined, stop }) as RunningDatabase;
const server = (close: () => Promise<void>) => ({ close }) as RunningServer; // as above
const stays = (() => undefined) as never; // the type of a process that ends

it('an end of which one part fails still stops the database, and says so', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(stays);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stop = vi.fn(async () => undefined);
  const failing = async () => {
    throw new Error('correio preso');
  };
  const known = new Set(process.listeners('SIGTERM'));
  const others = new Set(process.listeners('SIGINT'));
  endOnSignal(database(stop), () => server(failing));
  try {
    for (const listener of process.listeners('SIGTERM')) if (!known.has(listener)) listener('SIGTERM');
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
    expect(stop).toHaveBeenCalledOnce();
    expect(said.mock.calls.flat().join('')).toContain('não foi limpo: correio preso');
  } finally {
    for (const listener of process.listeners('SIGTERM')) if (!known.has(listener)) process.off('SIGTERM', listener);
    for (const listener of process.listeners('SIGINT')) if (!others.has(listener)) process.off('SIGINT', listener);
    vi.restoreAllMocks();
  }
});

it('an end that hangs is broken off after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const exit = vi.spyOn(process, 'exit').mockImplementation(stays);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const known = new Set(process.listeners('SIGTERM'));
  const others = new Set(process.listeners('SIGINT'));
  const close = () => new Promise<void>(() => undefined);
  endOnSignal(
    database(async () => undefined),
    () => server(close),
  );
  try {
    for (const listener of process.listeners('SIGTERM')) if (!known.has(listener)) listener('SIGTERM');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(said.mock.calls.flat().join('')).toContain('20 segundos');
  } finally {
    for (const listener of process.listeners('SIGTERM')) if (!known.has(listener)) process.off('SIGTERM', listener);
    for (const listener of process.listeners('SIGINT')) if (!others.has(listener)) process.off('SIGINT', listener);
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
