/**
 * Where people who never give up hand things in: the same thing with the same key, until somebody answers it.
 *
 * Answers are counted by status; 0 = no answer at all (the process was dead). `retryAfterMissing`: 503s without Retry-After.
 * `mayBe`: codes of refusals that this one may get; null comes back, as for one that it may not.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export type Submit = { method: 'POST' | 'PATCH'; path: string; body: object };

export type Desk = {
  statuses: Map<number, number>;
  /** Milliseconds of the slowest answer of any kind. */
  slowest: () => number;
  retryAfterMissing: () => number;
  /** Answers that no writer may ever get: neither success nor 0, 502, 503, 504. */
  unexpected: string[];
  submit(writer: number, what: Submit, mayBe?: readonly string[]): Promise<Record<string, unknown> | null>;
};

const PATIENCE_MS = 60_000;

export function openDesk(options: { cookies: string[]; url: (writer: number) => string }): Desk {
  const statuses = new Map<number, number>();
  const unexpected: string[] = [];
  let slowest = 0;
  let retryAfterMissing = 0;
  return {
    statuses,
    unexpected,
    slowest: () => slowest,
    retryAfterMissing: () => retryAfterMissing,
    async submit(writer, { method, path, body }, mayBe = []) {
      const key = randomUUID();
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const began = performance.now();
        const answer = await send(options.url(writer), options.cookies[writer] ?? '', key, { method, path, body });
        slowest = Math.max(slowest, performance.now() - began);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status >= 200 && answer.status < 300) return answer.body;
        if (mayBe.includes(String(answer.body.code))) return null;
        if (answer.status === 503 && !answer.retryAfter) retryAfterMissing += 1;
        if (![0, 502, 503, 504].includes(answer.status)) {
          unexpected.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
          if (answer.status < 500) return null;
        }
        if (performance.now() > deadline) {
          unexpected.push(`${method} ${path}: no acknowledgement within a minute`);
          return null;
        }
        await delay(50 + Math.random() * 100);
      }
    },
  };
}

export async function send(base: string, cookie: string, key: string, { method, path, body }: Submit) {
  try {
    const response = await fetch(base + path, {
      method,
      headers: { cookie, 'x-sede': '1', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.has('retry-after'),
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
  } catch {
    return { status: 0, retryAfter: false, body: {} };
  }
}
