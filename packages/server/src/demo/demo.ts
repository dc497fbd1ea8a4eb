/**
 * `npm run demo [-- --reset]`: the product with a fictional union, in a folder of its own, ready in a minute.
 *
 * The first start (and `--reset`) makes the data; one that was interrupted is begun anew. The sign-in page lists the
 * accounts. Errors that the operator can mend are printed in plain words, exit code 1. Source: issue 3 (Demo).
 */
import type { Config } from '#platform/config/config.ts';
import { loadDemoConfig } from '#platform/config/demo-config.ts';
import { isDemonstration, isUntouched } from '#platform/db/demo-marker.ts';
import { migrate, type RunningDatabase, startDatabase } from '#platform/db/index.ts';
import { ensureScreens } from '#platform/http/ensure-screens.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { endOnSignal, explainAndExit, say } from '../boot.ts';
import { type RunningServer, startServer } from '../main.ts';
import { DEMO_ACCOUNTS, SENHA_DEMO } from './accounts.ts';
import { claimFolder, emptyFolder } from './folder.ts';
import { prepareDemo } from './prepare.ts';

async function readyDatabase(config: Config): Promise<RunningDatabase> {
  const log = createLogger({ level: config.logLevel });
  let database = await startDatabase(config, log);
  await migrate(database);
  if (await isDemonstration(database.appUrl)) return database;
  // Half made: whoever interrupted it left a folder that is ours and a database without the marker.
  if (!(await isUntouched(database.appUrl))) {
    await database.stop();
    emptyFolder(config.dataDir);
    database = await startDatabase(config, log);
    await migrate(database);
  }
  say('Criando o sindicato fictício: três anos de despesas…');
  const from = performance.now();
  const { usuarios, resumo } = await prepareDemo(config, database.appUrl);
  const seconds = Math.round((performance.now() - from) / 1000);
  say(`${resumo.join(', ')} e ${usuarios} contas em ${seconds} s.`);
  return database;
}

async function start(): Promise<void> {
  const config = loadDemoConfig();
  if (config.dataDirNotice) say(config.dataDirNotice);
  claimFolder(config.dataDir, { reset: process.argv.includes('--reset') });
  const building = ensureScreens(say);
  building.catch(() => undefined);
  const database = await readyDatabase(config);
  let server: RunningServer | null = null;
  endOnSignal(database, () => server);
  try {
    const contas = DEMO_ACCOUNTS.map(({ nome, email, rotulo }) => ({ nome, email, rotulo, senha: SENHA_DEMO }));
    server = await startServer({ config, database, screens: await building, demonstracao: contas });
    say(`Sede pronta em ${server.url}`);
    say('Demonstração: dados fictícios. A página de entrada lista as contas; --reset recomeça.');
  } catch (error) {
    await database.stop();
    throw error;
  }
}

export async function bootDemo(): Promise<void> {
  await explainAndExit(start);
}
