import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCamera } from './camera.ts';
import { stubDetector } from './camera-for-tests.ts';

const QUADRO = 100;

/** What each picture shows (null: no label), and how long it takes to be seen; the last one stays. */
async function read(pictures: readonly (string | null)[], { lento = 0 } = {}) {
  const track = Object.assign(new EventTarget(), { stop: () => undefined });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  stubDetector(pictures, lento);
  const lidos: string[] = [];
  const over = new AbortController();
  // As much of a video as is asked of it.
  const video = { srcObject: null, play: async () => undefined } as Partial<HTMLVideoElement> as HTMLVideoElement;
  await openCamera(video, {
    ...{ signal: over.signal, onEnded: () => undefined },
    onLido: (texto) => lidos.push(texto),
  });
  await vi.advanceTimersByTimeAsync((pictures.length + 1) * (QUADRO + lento));
  over.abort();
  await vi.runAllTimersAsync();
  return lidos;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, readonly (string | null)[], number, string[]]>([
  ['that stays is told once', ['a', 'a', 'a'], 0, ['a']],
  ['that stays is told once, however long the phone takes to see it', ['a', 'a', 'a'], 3000, ['a']],
  ['that was not recognised in one picture is not told again', ['a', null, 'a'], 3000, ['a']],
  ['that was away for two seconds is told again', ['a', ...Array(22).fill(null), 'a'], 0, ['a', 'a']],
  ['that was away for less is not', ['a', ...Array(19).fill(null), 'a'], 0, ['a']],
  ['after another one is told, and told again after that', ['a', 'b', 'a'], 0, ['a', 'b', 'a']],
])('a label %s', async (_, pictures, lento, lidos) => {
  expect(await read(pictures, { lento })).toEqual(lidos);
});
