/**
 * Live events of committed changes, to this process's listeners and to the other processes on the same database.
 *
 * Local listeners hear at once. Other processes hear through NOTIFY, batched every 100 ms (a notification in each
 * transaction costs about 15 % of a write); the one server of an embedded database notifies nobody and hears the
 * commands of an administrator. A batch lost with a killed process costs a screen its refresh, never data. While the
 * listening connection is lost, events of other processes are missed: when it is back, this process's screens are told
 * to read everything again.
 *
 * A page reads first and listens afterwards. What changes in between is remembered here, in the process: the page asks for
 * what happened since the position that came with its session. Another process's position says nothing here.
 * Source: decisions §2 (Realtime); decision 030; dependencies.md.
 */

import type { Logger } from '../logging/logger.ts';
import { type LiveEvent, MAX_NAMED } from './event.ts';

export const CHANNEL = 'sede_eventos';
const BATCH_MS = 100;
/** PostgreSQL refuses payloads of 8000 bytes. */
const MAX_PAYLOAD = 7500;
/** Batches kept for pages that are about to listen: seconds of the busiest day, an hour of an ordinary one. */
const REMEMBERED = 500;

export type Listener = (events: LiveEvent[]) => void;

export interface EventBus {
  publish(events: LiveEvent[]): void;
  /** `missed`: events of other processes may have been lost; read everything again. `ended`: the server stops. */
  subscribe(listener: Listener, missed?: () => void, ended?: () => void): () => void;
  /** Where this process's events stand now, to be handed to `since`. */
  position(): string;
  /** What happened after that position, merged by module; null when this process no longer has it. */
  since(position: string): LiveEvent[] | null;
  /** How many listen in this process: its live streams. */
  listening(): number;
  /** Tells the listeners that the server stops; there are none afterwards. */
  endListening(): void;
  close(): Promise<void>;
}

/** How events cross processes: send a payload to all, receive those of the others. */
export interface Relay {
  send(payload: string): Promise<void>;
  /** Calls back with payloads of other processes until closed; with `onGap` when it hears again after a loss. */
  listen(onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

const merge = (events: LiveEvent[]): LiveEvent[] => {
  const byModule = new Map<string, LiveEvent>();
  for (const event of events) {
    const known = byModule.get(event.modulo);
    if (!known) byModule.set(event.modulo, event);
    else if (known.ids === '*' || event.ids === '*') byModule.set(event.modulo, { ...event, ids: '*' });
    else {
      const ids = [...new Set([...known.ids, ...event.ids])];
      byModule.set(event.modulo, { ...event, ids: ids.length > MAX_NAMED ? '*' : ids });
    }
  }
  return [...byModule.values()];
};

const payloadOf = (origin: string, events: LiveEvent[]): string => {
  const text = JSON.stringify({ origin, events });
  if (Buffer.byteLength(text) < MAX_PAYLOAD) return text;
  return JSON.stringify({ origin, events: events.map(({ modulo }) => ({ modulo, ids: '*' })) });
};

/** Any role of the database may notify the channel: what is not ours must not end the process. */
function readPayload(payload: string): { origin: string; events: LiveEvent[] } | null {
  try {
    const message = JSON.parse(payload) as { origin?: unknown; events?: unknown } | null;
    if (typeof message?.origin !== 'string' || !Array.isArray(message.events)) return null;
    return message as { origin: string; events: LiveEvent[] };
  } catch {
    return null;
  }
}

export function createEventBus(options: { origin: string; relay: Relay | null; log: Logger }): EventBus {
  const { origin, relay, log } = options;
  const listeners = new Map<Listener, { missed?: (() => void) | undefined; ended?: (() => void) | undefined }>();
  let pending: LiveEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  const remembered: LiveEvent[][] = [];
  let emitted = 0;

  const tell = (call: () => void) => {
    try {
      call();
    } catch (err) {
      // The change is committed: one broken listener costs neither its answer nor the other listeners.
      log.warn({ err }, 'live events: a listener failed');
    }
  };
  const emit = (events: LiveEvent[]) => {
    emitted += 1;
    remembered.push(events);
    if (remembered.length > REMEMBERED) remembered.shift();
    for (const listener of listeners.keys()) tell(() => listener(events));
  };
  /** Positions given before this gap cannot be answered any more: nobody knows what was missed. */
  const gap = () => {
    emitted += 1;
    remembered.length = 0;
    for (const { missed } of listeners.values()) tell(() => missed?.());
  };
  const flush = async () => {
    timer = null;
    const events = merge(pending);
    pending = [];
    if (events.length === 0 || !relay) return;
    await relay.send(payloadOf(origin, events)).catch((err) => log.warn({ err }, 'live events not relayed'));
  };
  void relay
    ?.listen((payload) => {
      const message = readPayload(payload);
      if (!message) log.warn('live events: a notification that is not ours');
      else if (message.origin !== origin) emit(message.events);
    }, gap)
    .catch((err) => log.warn({ err }, 'live events of other processes are not heard'));

  return {
    publish(events) {
      emit(events);
      if (!relay) return;
      pending.push(...events);
      timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    subscribe(listener, missed, ended) {
      listeners.set(listener, { missed, ended });
      return () => listeners.delete(listener);
    },
    position: () => `${origin}.${emitted}`,
    since(position) {
      const [, from, told] = /^(.+)\.(\d+)$/.exec(position) ?? [];
      const missed = emitted - Number(told);
      const known = from === origin && missed >= 0 && missed <= remembered.length;
      return known ? merge(remembered.slice(remembered.length - missed).flat()) : null;
    },
    listening: () => listeners.size,
    endListening() {
      const all = [...listeners.values()];
      listeners.clear();
      for (const { ended } of all) tell(() => ended?.());
    },
    async close() {
      if (timer) clearTimeout(timer);
      await flush();
      listeners.clear();
      await relay?.close();
    },
  };
}
