/**
 * The database this process works with: the embedded one in DATA_DIR, or the external one of DATABASE_URL.
 *
 * Out: addresses of the program's role and of the owner. `stop` ends the embedded server; an external one is left alone.
 */

import type { Config } from '../config/config.ts';
import { startEmbedded } from './embedded/launcher.ts';

export type RunningDatabase = {
  appUrl: string;
  ownerUrl: string;
  embedded: boolean;
  /** The embedded server was still running, left by a process that was killed. */
  adopted: boolean;
  stop(): Promise<void>;
};

export async function startDatabase(config: Pick<Config, 'database' | 'dataDir'>): Promise<RunningDatabase> {
  if (config.database !== undefined) {
    return { ...config.database, embedded: false, adopted: false, stop: async () => undefined };
  }
  const { appUrl, ownerUrl, adopted, stop } = await startEmbedded(config.dataDir);
  return { appUrl, ownerUrl, embedded: true, adopted, stop };
}
