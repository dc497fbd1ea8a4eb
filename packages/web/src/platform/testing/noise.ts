/**
 * What must not happen during a screen test, however the screen took it: collected here, asked at the test's end.
 *
 * React's complaints come by `console.error`, failures that nobody caught by the window; the fake of the contract adds
 * its own.
 */
import { format } from 'node:util';

let noise: string[] = [];

export const noticeNoise = (text: string): void => {
  noise.push(text);
};

/** What was noticed since it was last asked. */
export function takeNoise(): string[] {
  const found = noise;
  noise = [];
  return found;
}

export function listenToNoise(): void {
  console.error = (...parts: unknown[]) => noticeNoise(format(...parts));
  window.addEventListener('error', ({ error, message }) => noticeNoise(format(error ?? message)));
}
