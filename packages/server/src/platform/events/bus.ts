/**
 * Live events of committed changes, to this process's listeners and to the other processes on the same database.
 *
 * Local listeners hear at once. Other processes hear through NOTIFY, batched every 100 ms (a notification in each
 * transaction costs about 15 % of a write); an embedded database has one process only and notifies nobody. A batch lost
 * with a killed process costs a screen its refresh, never data: screens read again when their stream reconnects.
 * Source: decisions §2 (Realtime); dependencies.md.
 */

import type { Logger } from '../logging/logger.ts';
import type { LiveEvent } from './event.ts';

export const CHANNEL = 'sede_eventos';
const BATCH_MS = 100;
/** PostgreSQL refuses payloads of 8000 bytes. */
const MAX_PAYLOAD = 7500;

export type Listener = (events: LiveEvent[]) => void;

export interface EventBus {
  publish(events: LiveEvent[]): void;
  subscribe(listener: Listener): () => void;
  /** How many listen in this process: its live streams. */
  listening(): number;
  close(): Promise<void>;
}

/** How events cross processes: send a payload to all, hear those of the others. */
export interface Relay {
  send(payload: string): Promise<void>;
  /** Calls back with payloads of other processes until closed. */
  listen(onPayload: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

const merge = (events: LiveEvent[]): LiveEvent[] => {
  const byModule = new Map<string, LiveEvent>();
  for (const event of events) {
    const known = byModule.get(event.modulo);
    if (!known) byModule.set(event.modulo, event);
    else if (known.ids === '*' || event.ids === '*') byModule.set(event.modulo, { ...event, ids: '*' });
    else byModule.set(event.modulo, { ...event, ids: [...new Set([...known.ids, ...event.ids])] });
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
  const listeners = new Set<Listener>();
  let pending: LiveEvent[] = [];
  let timer: NodeJS.Timeout | null = null;

  const emit = (events: LiveEvent[]) => {
    for (const listener of listeners) {
      try {
        listener(events);
      } catch (err) {
        // The change is committed: one broken listener costs neither its answer nor the other listeners.
        log.warn({ err }, 'live events: a listener failed');
      }
    }
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
    })
    .catch((err) => log.warn({ err }, 'live events of other processes are not heard'));

  return {
    publish(events) {
      emit(events);
      if (!relay) return;
      pending.push(...events);
      timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listening: () => listeners.size,
    async close() {
      if (timer) clearTimeout(timer);
      await flush();
      listeners.clear();
      await relay?.close();
    },
  };
}
