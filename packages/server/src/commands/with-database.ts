/**
 * The installation's database for a command: the one that a running server uses, or the embedded one started for the
 * command's time. As it is: nothing is migrated (a backup before an upgrade must be possible).
 */
import { refuseHalfRestored } from '../platform/backup/restore-marker.ts';
import type { Config } from '../platform/config/config.ts';
import { runningUrls } from '../platform/db/embedded/credentials.ts';
import { createPool, startDatabase } from '../platform/db/index.ts';

export type Urls = { appUrl: string; ownerUrl: string };

export async function withDatabase<T>(config: Config, work: (urls: Urls) => Promise<T>): Promise<T> {
  refuseHalfRestored(config.dataDir);
  const beside = config.database ?? runningUrls(config.dataDir);
  if (beside !== undefined && (config.database !== undefined || (await answers(beside)))) return work(beside);
  const database = await startDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

export async function answers({ appUrl }: Urls): Promise<boolean> {
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-comando' });
  try {
    await pool.query('select 1');
    return true;
  } catch {
    // Nothing listens there, or another server took the remembered port since: the launcher finds out which.
    return false;
  } finally {
    await pool.end();
  }
}
