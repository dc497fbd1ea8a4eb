/**
 * Run by the server's start, after the migrations: in production, what the doctor refuses keeps the server from starting.
 *
 * Errors: `ConfigError` with every refusal and its remedy (pt-BR). Outside production it does nothing.
 */

import type { Config } from '../config/config.ts';
import { checkConfig } from '../config/production-checks.ts';
import { ConfigError } from '../config/read-env.ts';
import { checkDatabase } from './database-checks.ts';

export async function refuseUnsafeProduction(config: Config, appUrl: string): Promise<void> {
  if (!config.isProduction) return;
  const findings = [...checkConfig(config), ...(await checkDatabase(appUrl))];
  const refusals = findings.filter((finding) => finding.fatal);
  if (refusals.length > 0) throw new ConfigError(refusals.map(({ problem, mend }) => `${problem} ${mend}`));
}
