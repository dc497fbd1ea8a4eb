/**
 * The product's own statements: a server of this process answers requests while what it sends to the database is noted.
 *
 * Statements of the session, of settings and of background work are left out by `keep`: the bare server runs only what
 * the business asks. Values are kept as they were sent.
 */
import pg from 'pg';
import { startServer } from '../packages/server/src/main.ts';
import type { RunningDatabase } from '../packages/server/src/platform/db/index.ts';
import type { Statement } from './bare/plan.ts';
import type { Installation } from './installation.ts';

export interface Capture {
  /** Sends the request and answers the statements that it caused. */
  statementsOf(path: string, init: RequestInit, keep: (text: string) => boolean): Promise<Statement[]>;
  close(): Promise<void>;
}

type Send = (this: pg.Client, first: unknown, values?: unknown, callback?: unknown) => unknown;

export async function startCapture(installation: Installation, database: RunningDatabase): Promise<Capture> {
  const seen: Statement[] = [];
  // The driver's type lists overloads; here every call is taken as it comes.
  const prototype = pg.Client.prototype as { query: Send };
  const { query } = prototype;
  prototype.query = function (first, values, callback) {
    const { text, values: own } =
      typeof first === 'string' ? { text: first, values } : (first as { text?: string; values?: unknown });
    if (typeof text === 'string') seen.push({ text, values: Array.isArray(own) ? [...own] : [] });
    return query.call(this, first, values, callback);
  };
  const server = await startServer({
    config: { ...installation.config, publicUrl: undefined, logLevel: 'silent', sessionRequestsPerSecond: 0 },
    database,
    screens: null,
  });
  return {
    async statementsOf(path, init, keep) {
      seen.length = 0;
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        ...init,
        headers: { cookie: installation.cookie, ...init.headers },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      return seen.filter(({ text }) => keep(text));
    },
    async close() {
      await server.close();
      prototype.query = query;
    },
  };
}
