/**
 * The embedded PostgreSQL of one DATA_DIR: locked, initialised once, adopted if a killed process left it running,
 * started otherwise, stopped by whoever started or adopted it.
 *
 * In: DATA_DIR (absolute), settings of postgresql.conf that differ from ours (tests: fsync off).
 * Out: connection addresses of the program's role, the owner and the superuser (127.0.0.1, a free port that is
 * remembered). If this process dies without `stop`, the server lives on and the next start adopts it: no data is lost either way.
 * A running server is adopted only if it is of this folder, this version and the same settings; else it is stopped
 * cleanly and started anew. Nothing here ever removes a data folder.
 * Errors: `LaunchError` (pt-BR): folder in use, not reachable, no space, other major version, did not start.
 */

import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../logging/logger.ts';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { answersFor, bootstrap } from './bootstrap.ts';
import { ensureCluster, prepareDataDir, type Settings, writeSettings } from './cluster.ts';
import { APP_ROLE, loadCredentials, OWNER_ROLE, SUPERUSER, saveCredentials, urlFor } from './credentials.ts';
import { keepRunning } from './keeper.ts';
import { lockDataDir } from './lock.ts';
import { findRunning, type Place, type Running, startPostmaster, stopPostmaster } from './postmaster.ts';

export type EmbeddedPostgres = {
  appUrl: string;
  ownerUrl: string;
  /** The superuser's, on the maintenance database: for tests and repairs only. */
  superuserUrl: string;
  /** Of the start; a kept server that died has another one. */
  pid: number;
  adopted: boolean;
  /** No longer brings a dying server back: a stop has begun. */
  expectEnd(): Promise<void>;
  stop(): Promise<void>;
};

/** With `keepLog` the server is brought back when it dies (`keeper.ts`); that log says so. */
export async function startEmbedded(
  dataDir: string,
  settings: Settings = {},
  keepLog?: Logger,
): Promise<EmbeddedPostgres> {
  const account = accountFor(path.join(dataDir, 'postgres'));
  prepareDataDir(dataDir, account);
  const dir = realpathSync(dataDir);
  const pgdata = path.join(dir, 'postgres');
  const lock = await lockDataDir(dir);
  let running: Running | undefined;
  try {
    const binaries = findBinaries(account);
    const credentials = loadCredentials(dir, pgdata);
    await ensureCluster(pgdata, binaries, account, credentials, settings.fsync !== 'off');
    const changed = writeSettings(pgdata, account, settings);

    const left = await adoptable(pgdata, changed, (running) =>
      answersFor({ ...credentials, port: running.port }, pgdata, binaries.version),
    );
    const place: Place = { pgdata, log: path.join(dir, 'postgres.log'), binaries, account };
    running = left ?? (await startPostmaster(place, credentials.port));
    const { pid } = running;
    if (credentials.port !== running.port) {
      credentials.port = running.port;
      saveCredentials(dir, credentials);
    }
    if (!credentials.ready) {
      await bootstrap(credentials);
      credentials.ready = true;
      saveCredentials(dir, credentials);
    }
    const keeper = keepLog && keepRunning(place, running, keepLog);
    const expectEnd = async () => keeper?.release();
    const end = async () => {
      await expectEnd();
      const current = keeper ? keeper.pid() : pid;
      if (current !== null) await stopPostmaster(current, pgdata);
    };
    let stopping: Promise<void> | undefined;
    return {
      appUrl: urlFor(credentials, APP_ROLE),
      ownerUrl: urlFor(credentials, OWNER_ROLE),
      superuserUrl: urlFor(credentials, SUPERUSER, 'postgres'),
      pid,
      adopted: left !== undefined,
      expectEnd,
      stop() {
        stopping ??= end().finally(() => lock.release());
        return stopping;
      },
    };
  } catch (error) {
    if (running !== undefined) await stopPostmaster(running.pid, pgdata);
    lock.release();
    throw error;
  }
}

/** The server that a killed process left, if it can be used as it is; otherwise it has been stopped. */
async function adoptable(
  pgdata: string,
  settingsChanged: boolean,
  answers: (running: Running) => Promise<boolean>,
): Promise<Running | undefined> {
  const running = findRunning(pgdata);
  if (running === undefined) return undefined;
  if (!settingsChanged && running.ready && (await answers(running))) return running;
  await stopPostmaster(running.pid, pgdata);
  return undefined;
}
