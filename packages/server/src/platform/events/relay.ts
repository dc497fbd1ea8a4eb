/**
 * Live events between processes on one database: LISTEN on a connection of its own, NOTIFY on the pool.
 *
 * `only`: a server that has its embedded database for itself hears what an administrator's command did and has nobody to
 * tell; the command tells and does not stay to hear.
 * A lost connection is made anew after a pause; events missed meanwhile are not replayed: `onGap` says that there may be some.
 */

import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { createTroubleLog } from '../logging/trouble-log.ts';
import { CHANNEL, type Relay } from './bus.ts';

const PAUSE_MS = 2000;

export interface PgRelayOptions {
  url: string;
  pool: pg.Pool;
  log: Logger;
  only?: 'hear' | 'tell';
}

export function createPgRelay(options: PgRelayOptions): Relay {
  const tell = createTroubleLog(options.log);
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  let attempts = 0;
  const connect = async (onPayload: (payload: string) => void, onGap: () => void): Promise<void> => {
    if (closed || options.only === 'tell') return;
    attempts += 1;
    const attempt = attempts;
    const next = new pg.Client({ connectionString: options.url, application_name: 'sede-eventos', keepAlive: true });
    const again = () => {
      if (closed || client !== next) return;
      client = null;
      timer = setTimeout(() => void connect(onPayload, onGap).catch(again), PAUSE_MS);
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
    } catch (err) {
      tell(err, 'live events: listening failed');
      again();
      void next.end().catch(() => undefined);
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
      await client?.end().catch(() => undefined);
    },
  };
}
