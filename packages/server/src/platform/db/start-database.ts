/**
 * The database this process works with: the embedded one in DATA_DIR, or the external one of DATABASE_URL.
 *
 * Out: addresses of the program's role and of the owner. `stop` ends the embedded server; an external one is left alone.
 */

import { refuseHalfRestored } from '../backup/restore-marker.ts';
import type { Config } from '../config/config.ts';
import { requireFolder } from '../config/make-folder.ts';
import type { Logger } from '../logging/logger.ts';
import { startEmbedded } from './embedded/launcher.ts';

export type RunningDatabase = {
  appUrl: string;
  ownerUrl: string;
  embedded: boolean;
  /** The embedded server was still running, left by a process that was killed. */
  adopted: boolean;
  /** A stop has begun: an embedded server that ends now (the system ends both of us) is not brought back. */
  expectEnd(): Promise<void>;
  stop(): Promise<void>;
};

const nothing = async () => undefined;

/**
 * With `keepLog`, for the long-running server: an embedded PostgreSQL that dies is started again, and the log says so.
 */
export async function startDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  keepLog?: Logger,
): Promise<RunningDatabase> {
  if (config.database === undefined) requireFolder(config.dataDir);
  refuseHalfRestored(config.dataDir);
  if (config.database !== undefined) {
    return { ...config.database, embedded: false, adopted: false, expectEnd: nothing, stop: nothing };
  }
  const { appUrl, ownerUrl, adopted, expectEnd, stop } = await startEmbedded(config.dataDir, {}, keepLog);
  return { appUrl, ownerUrl, embedded: true, adopted, expectEnd, stop };
}
