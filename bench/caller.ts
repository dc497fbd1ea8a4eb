/** Operations of the product as a person calls them, each write with a key of its own. Errors: what was answered, with its address. */
import { setTimeout as delay } from 'node:timers/promises';
import { writeHeaders } from './requests.ts';

const POLL_MS = 50;
let calls = 0;

type Bytes = Uint8Array<ArrayBuffer>;

export interface Caller {
  /** A body makes it a POST. */
  call<T>(path: string, body?: object): Promise<T>;
  /** A file. */
  send<T>(path: string, bytes: Bytes, headers: Record<string, string>): Promise<T>;
  /** Asks until it is so. */
  until<T>(path: string, done: (answer: T) => boolean): Promise<T>;
}

export function callerOf(url: string, cookie: string): Caller {
  const ask = async <T>(path: string, body: string | Bytes | null, headers: Record<string, string> = {}) => {
    calls += 1;
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...writeHeaders(cookie), 'idempotency-key': `bench-call-${process.pid}-${calls}`, ...headers },
      body,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    call: (path, body) => ask(path, body ? JSON.stringify(body) : null),
    send: (path, bytes, headers) => ask(path, bytes, { 'content-type': 'application/octet-stream', ...headers }),
    async until<T>(path: string, done: (answer: T) => boolean) {
      for (;;) {
        const answer = await ask<T>(path, null);
        if (done(answer)) return answer;
        await delay(POLL_MS);
      }
    },
  };
}
