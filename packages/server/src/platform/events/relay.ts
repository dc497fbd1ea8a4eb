/**
 * Live events between processes on one database: LISTEN on a connection of its own, NOTIFY on the pool.
 *
 * `only`: a server that has its embedded database for itself hears what an administrator's command did and has nobody to
 * tell; the command tells and does not stay to hear.
 * A lost connection is made anew after a pause; events missed meanwhile are not replayed: `onGap` says that there may be some.
 * Since a listener only waits, it would never notice a network that has fallen silent: every few seconds it says LISTEN
 * again, and is ended when no answer comes.
 */

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { PatientClient } from '../db/patient-client.ts';
import type { Logger } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';
import { CHANNEL, type Relay } from './bus.ts';

const FAREWELL_MS = 1000;
const TIMES: RelayTimes = { connectMs: 5000, pauseMs: 2000, beatMs: 5000, doubtMs: 3000, proofMs: 3000 };

export interface RelayTimes {
  connectMs: number;
  /** Before a lost connection is made anew. */
  pauseMs: number;
  /** Between two signs of life. */
  beatMs: number;
  /** Without an answer to one: as in `Patience`. */
  doubtMs: number;
  proofMs: number;
}

export interface PgRelayOptions {
  url: string;
  pool: pg.Pool;
  log: Logger;
  only?: 'hear' | 'tell';
  times?: RelayTimes;
}

export function createPgRelay(options: PgRelayOptions): Relay {
  const tell = createTroubleLog(options.log);
  const { connectMs, pauseMs, beatMs, doubtMs, proofMs } = options.times ?? TIMES;
  let closed = false;
  let client: PatientClient | null = null;
  let timer: NodeJS.Timeout | null = null;

  let attempts = 0;
  const connect = async (onPayload: (payload: string) => void, onGap: () => void): Promise<void> => {
    if (closed || options.only === 'tell') return;
    attempts += 1;
    const attempt = attempts;
    const next = new PatientClient({
      connectionString: options.url,
      application_name: 'sede-eventos',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      patience: { doubtMs, proofMs },
    });
    let beat: NodeJS.Timeout | undefined;
    const again = () => {
      clearTimeout(beat);
      if (closed || client !== next) return;
      client = null;
      timer = setTimeout(() => void connect(onPayload, onGap).catch(again), pauseMs);
    };
    client = next;
    next.on('error', again);
    next.on('end', again);
    next.on('notification', ({ payload }) => {
      if (payload) onPayload(payload);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (attempt > 1) onGap();
      const live = async () => {
        if (closed || client !== next) return;
        await next.query(`listen ${CHANNEL}`);
        beatLater();
      };
      // A failure ends the connection, which is what `again` waits for.
      const beatLater = () => {
        beat = setTimeout(() => void live().catch(() => undefined), beatMs);
      };
      beatLater();
    } catch (err) {
      tell(err, 'live events: listening failed');
      again();
      next.destroy('it could not be opened');
    }
  };

  return {
    send: async (payload) => {
      if (options.only === 'hear') return;
      await options.pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    },
    listen: connect,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      const last = client;
      // A silent database hears no farewell.
      await Promise.race([last?.end().catch(() => undefined), delay(FAREWELL_MS, undefined, { ref: false })]);
      last?.destroy('closed');
    },
  };
}
