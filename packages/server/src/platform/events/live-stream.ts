/**
 * The live stream of one browser: server-sent events with module and ids of what changed, nothing else.
 *
 * A person hears of a module only when some read of it is allowed to them, and of a personal one (its events name people) only when they
 * are named; of the others named they learn nothing. Of a module whose rows they see in part they hear that it changed, not which records:
 * a row that is not theirs has no id for them. Every 25 s a comment keeps proxies awake and the session is read again; so it is at once
 * when an event names the person's own account (the end of a session does), or the settings. Whose session is gone gets 'sessao' with the
 * reason, where there is one to tell, and the stream ends; whose roles or name changed gets 'perfil'. What happens between such a change
 * and that reading is told by the roles of then: nothing slips out by those of before. A stream that begins with `desde` first tells what
 * changed since then, or 'recomecar' when nobody knows (as after a loss of what other processes tell): read everything again. A stop of the
 * server ends the stream first and waits for none. Source: decisions §2 (Realtime); decision 030.
 */

import type { RawContext } from '../api/context.ts';
import type { LiveEvent } from './event.ts';

const HEARTBEAT_MS = 25_000;
/**
 * How much may be buffered for a browser that does not read; one that is further behind must connect anew and read its
 * screens again.
 */
const MAX_WAITING = 256 * 1024;
/** Events that wait for a session to be read; with more the browser connects anew. */
const MAX_HELD = 1000;

export interface LiveStreamOptions {
  hears: (roles: RawContext['actor']['papeis'], modulo: string) => boolean;
  /** Whether the person sees every record of the module; else its events do not tell them which changed. */
  seesAll: (roles: RawContext['actor']['papeis'], modulo: string) => boolean;
  /** Whether the module's events name people (user ids) instead of records. */
  personal: (modulo: string) => boolean;
  /** Whether the person may still listen, and with which roles. */
  refresh: () => Promise<RawContext['actor']['papeis'] | null>;
  /** Module whose records are the accounts themselves: an event that names the listener concerns their own session. */
  accounts: string;
  /** Module of the settings, of which some say what roles may do (two-step sign-in): they concern every listener. */
  settings: string;
  /** Why the session that is gone will not come back, in words; null when signing in again is all it takes. */
  reason: () => Promise<string | null>;
}

/** `desde`: the position of the events that the browser's first reading had, from its session. */
export function openLiveStream(ctx: RawContext, options: LiveStreamOptions, desde?: string): void {
  const { hears, seesAll, personal, refresh, accounts, settings, reason } = options;
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
  const write = (text: string) => {
    if (stream.writableLength > MAX_WAITING) stream.destroy();
    else stream.write(text);
  };
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const tell = (events: readonly LiveEvent[]) => {
    const heard = events
      .filter(({ modulo }) => hears(roles, modulo))
      .filter(({ modulo, ids }) => !personal(modulo) || ids === '*' || ids.includes(usuarioId))
      .map((event): LiveEvent => {
        if (personal(event.modulo)) return { ...event, ids: [usuarioId] };
        return seesAll(roles, event.modulo) ? event : { ...event, ids: '*' };
      });
    if (heard.length > 0) send('mudancas', heard);
  };

  /** What happened since the own account changed: it waits for what the person may hear now. */
  let held: LiveEvent[] | null = null;
  let ownChanged = false;
  let reading = false;
  let again = false;
  /** Reads the session again: ends the stream, or tells that the person's own account changed. One at a time: the newest state counts. */
  const check = async () => {
    let current: typeof roles | null;
    do {
      again = false;
      current = await refresh();
    } while (again);
    if (stream.writableEnded) return;
    if (!current) {
      send('sessao', { motivo: await reason() });
      stream.end();
      return;
    }
    const changed = ownChanged || current.join() !== roles.join();
    const waited = held;
    [roles, ownChanged, held] = [current, false, null];
    if (changed) send('perfil', {});
    else write(': vivo\n\n');
    if (waited) tell(waited);
  };
  const beat = () => {
    again = true;
    if (reading) return;
    reading = true;
    void check()
      // The database does not answer: the stream stays, and what is held too; the next beat asks again.
      .catch(() => write(': vivo\n\n'))
      .finally(() => {
        reading = false;
        if (again) beat();
      });
  };
  const hear = (events: LiveEvent[]) => {
    const own = events.some(({ modulo, ids }) => modulo === accounts && (ids === '*' || ids.includes(usuarioId)));
    const concerned = own || events.some(({ modulo }) => modulo === settings);
    ownChanged ||= own;
    if (concerned) held ??= [];
    if (held === null) tell(events);
    else if (held.push(...events) > MAX_HELD) stream.destroy();
    if (concerned) beat();
  };
  const missedSome = () => {
    send('recomecar', {});
    // The end of this session may be among what was missed.
    beat();
  };
  const unsubscribe = ctx.services.events.subscribe(hear, missedSome, () => stream.end());
  if (desde !== undefined) {
    const missed = ctx.services.events.since(desde);
    if (missed) hear(missed);
    else send('recomecar', {});
  }
  const timer = setInterval(beat, HEARTBEAT_MS);
  timer.unref();
  stream.on('close', () => {
    clearInterval(timer);
    unsubscribe();
  });
}
