/**
 * `npm run doctor`: says whether this installation may go to production, and how to mend what may not.
 *
 * Exit code 0 = nothing grave; 1 = at least one refusal (or a configuration that cannot be read). Outside production
 * the same is printed, as a preview. Starts the embedded database for the time of the check if it is not running.
 */

import { formatContagem } from '@sede/domain/kernel';
import pg from 'pg';
import { checkAudit } from '../platform/audit/index.ts';
import { loadConfig } from '../platform/config/config.ts';
import { requireFolder } from '../platform/config/make-folder.ts';
import { checkConfig, type Finding } from '../platform/config/production-checks.ts';
import { ConfigError } from '../platform/config/read-env.ts';
import { checkDatabase } from '../platform/db/database-checks.ts';
import { runningUrls } from '../platform/db/embedded/credentials.ts';
import { LaunchError } from '../platform/db/embedded/launch-error.ts';
import { createDb, createPool } from '../platform/db/index.ts';
import { startDatabase } from '../platform/db/start-database.ts';
import { apartFrom, livingProcesses, placesOf } from '../platform/processes/index.ts';

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const config = loadConfig();
    if (!config.s3 || !config.database) requireFolder(config.dataDir);
    console.log(
      config.isProduction ? 'Ambiente: produção.' : 'Ambiente: não é produção; o que segue vale para quando for.',
    );
    return report([...checkConfig(config), ...(await databaseFindings(config))]);
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof LaunchError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function databaseFindings(config: ReturnType<typeof loadConfig>): Promise<Finding[]> {
  const running = config.database?.appUrl ?? runningUrls(config.dataDir)?.appUrl;
  try {
    if (running !== undefined) {
      const findings = [checkDatabase(running), checkAudit(config, running), processFindings(config, running)];
      return (await Promise.all(findings)).flat();
    }
  } catch (error) {
    if (config.database !== undefined) return [unreachable(error)];
  }
  const database = await startDatabase(config);
  try {
    return [...(await checkDatabase(database.appUrl)), ...(await checkAudit(config, database.appUrl))];
  } finally {
    await database.stop();
  }
}

/** Backups of several processes belong in one place. */
async function processFindings(config: ReturnType<typeof loadConfig>, appUrl: string): Promise<Finding[]> {
  if (config.database === undefined) return [];
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-comando' });
  try {
    const problem = apartFrom(await livingProcesses(createDb(pool)), placesOf(config));
    return problem === null ? [] : [{ fatal: true, problem, mend: 'Um processo assim não inicia.' }];
  } catch (error) {
    // 42P01: the database has not been prepared yet, so nobody serves it.
    if (error instanceof pg.DatabaseError && error.code === '42P01') return [];
    throw error;
  } finally {
    await pool.end();
  }
}

function unreachable(error: unknown): Finding {
  const said = error instanceof Error ? error.message : String(error);
  return {
    fatal: true,
    problem: `Não consegui conectar ao banco de DATABASE_URL: ${said}`,
    mend: 'Confira endereço, senha e rede.',
  };
}

function report(findings: Finding[]): number {
  for (const { fatal, problem, mend } of findings) {
    console.log(`${fatal ? '✗' : '!'} ${problem}\n    → ${mend}`);
  }
  const refusals = findings.filter((finding) => finding.fatal).length;
  if (refusals > 0) {
    console.log(`\n${formatContagem(refusals, 'ponto impede', 'pontos impedem')} o uso em produção.`);
    return 1;
  }
  console.log('Nada impede o uso em produção.');
  return 0;
}
