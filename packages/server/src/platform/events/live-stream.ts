/**
 * The live stream of one browser: server-sent events with module and ids of what changed, nothing else.
 *
 * A person hears of a module only when some read of it is allowed to them, and of a personal one (its events name
 * people) only when they are named; of the others named they learn nothing. Every 25 s a comment keeps proxies awake and
 * the session is read again: a person signed out or disabled elsewhere gets 'sessao' and the stream ends. A stop of the
 * server destroys the stream and does not wait for it. Source: decisions §2 (Realtime).
 */

import type { RawContext } from '../api/context.ts';
import type { LiveEvent } from './event.ts';

const HEARTBEAT_MS = 25_000;

export interface LiveStreamOptions {
  hears: (roles: RawContext['actor']['papeis'], modulo: string) => boolean;
  /** Whether the module's events name people (user ids) instead of records. */
  personal: (modulo: string) => boolean;
  /** Whether the person may still listen, and with which roles. */
  refresh: () => Promise<RawContext['actor']['papeis'] | null>;
}

export function openLiveStream(ctx: RawContext, { hears, personal, refresh }: LiveStreamOptions): void {
  const { reply } = ctx;
  const { usuarioId } = ctx.actor;
  const stream = reply.raw;
  reply.hijack();
  stream.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  stream.write('retry: 3000\n\n');

  let roles = ctx.actor.papeis;
  const send = (event: string, data: unknown) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const unsubscribe = ctx.services.events.subscribe((events: LiveEvent[]) => {
    const heard = events
      .filter(({ modulo }) => hears(roles, modulo))
      .filter(({ modulo, ids }) => !personal(modulo) || ids === '*' || ids.includes(usuarioId))
      .map((event) => (personal(event.modulo) ? { ...event, ids: [usuarioId] } : event));
    if (heard.length > 0) send('mudancas', heard);
  });
  const timer = setInterval(() => {
    refresh().then(
      (current) => {
        if (!current) {
          send('sessao', {});
          stream.end();
          return;
        }
        roles = current;
        stream.write(': vivo\n\n');
      },
      // The database does not answer: the stream stays, the next beat asks again.
      () => stream.write(': vivo\n\n'),
    );
  }, HEARTBEAT_MS);
  timer.unref();
  stream.on('close', () => {
    clearInterval(timer);
    unsubscribe();
  });
}
