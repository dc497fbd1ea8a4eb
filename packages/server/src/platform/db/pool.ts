/**
 * Connection pools of the program's role.
 *
 * Every session is in UTC, looks up names in `public, auth`, and is cut off when a statement takes 30 s, waits 10 s for a lock or sits idle
 * in a transaction for 20 s. Values as in value-parsers.ts, statements prepared as in prepared-client.ts; what is asked without waiting for
 * the answer before goes to the server at once (together.ts). Losing an idle connection is not an error: the next query opens another; a
 * connection whose other end has fallen silent is found out and ended (patient-client.ts), and nobody waits longer than 7 s for one.
 */

import pg from 'pg';
import type { Patience, PatientConfig } from './patient-client.ts';
import { PreparedClient } from './prepared-client.ts';
import { valueParsers } from './value-parsers.ts';

export type PoolOptions = {
  url: string;
  max?: number;
  applicationName?: string;
  /** Settings of the session beside the usual ones. */
  session?: Record<string, string>;
  /** Called when an idle connection is lost; default: ignored. */
  onError?: (error: Error) => void;
  /** How long to wait for a silent database; tests have less of it. */
  patience?: Patience & { connectMs: number };
};

/** Part of the fifteen seconds within which a request is answered. */
const CONNECT_MS = 7000;

const SESSION = {
  search_path: 'public,auth',
  timezone: 'UTC',
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '20s',
};

export function createPool({
  url,
  max = 10,
  applicationName = 'sede',
  session = {},
  onError = () => undefined,
  patience,
}: PoolOptions): pg.Pool {
  const settings: pg.PoolConfig & PatientConfig = {
    connectionString: url,
    max,
    application_name: applicationName,
    options: Object.entries({ ...SESSION, ...session })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: patience?.connectMs ?? CONNECT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: valueParsers,
    pipeline: true,
    Client: PreparedClient,
    ...(patience && { patience }),
  };
  const pool = new pg.Pool(settings);
  pool.on('error', onError);
  return pool;
}
