/**
 * Answers that tell nothing by how long they took or how long they are: every one of an operation takes a whole multiple of
 * `evenMs` and fills a whole multiple of `evenBytes`, found or not, refused or not.
 *
 * What fills is white space behind the JSON, which no reader of JSON minds; `no-transform` keeps proxies from packing it.
 * Source: decisions-members 'Name search' (hit and miss take equal time and size); docs/decisions/061.
 */
import type { TicketRule } from '@sede/domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Hold = (ms: number) => Promise<unknown>;

const bytesOf = new WeakMap<FastifyRequest, number>();

export async function answerEvenly<T>(
  request: FastifyRequest,
  { evenMs, evenBytes }: TicketRule,
  hold: Hold,
  work: () => Promise<T>,
): Promise<T> {
  bytesOf.set(request, evenBytes);
  const started = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - started;
    await hold(Math.max(1, Math.ceil(spent / evenMs)) * evenMs - spent);
  }
}

/** The hook of the routes that have such operations. */
export function fillAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const step = bytesOf.get(request);
  if (step === undefined || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) {
    done(null, payload);
    return;
  }
  const bytes = Buffer.from(payload);
  const filled = Buffer.alloc(Math.ceil(bytes.length / step) * step, ' ');
  bytes.copy(filled);
  reply.header('content-length', filled.length).header('cache-control', 'no-store, no-transform');
  done(null, filled);
}
