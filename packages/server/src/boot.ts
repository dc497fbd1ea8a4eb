/**
 * From a clone to a running product: data folder, database, migrations, screens, server. Run by `start.ts`.
 *
 * `--no-build` leaves the screens to Vite (development). SIGINT and SIGTERM end in order: requests, background work,
 * database, within 20 s; a second signal ends at once. Errors that the operator can mend are printed in plain words, exit code 1.
 */
import { loadConfig } from '#platform/config/config.ts';
import { requireFolder } from '#platform/config/make-folder.ts';
import { ConfigError } from '#platform/config/read-env.ts';
import { isDemonstration } from '#platform/db/demo-marker.ts';
import { LaunchError } from '#platform/db/embedded/launch-error.ts';
import { isConnectionError, MigrationError, migrate, type RunningDatabase, startDatabase } from '#platform/db/index.ts';
import { refuseUnsafeProduction } from '#platform/db/refuse-production.ts';
import { ensureScreens } from '#platform/http/ensure-screens.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { type RunningServer, startServer } from './main.ts';

/** Whoever stopped the program kills it a little later. */
const HARD_END_MS = 20_000;

export const say = (text: string) => process.stdout.write(`${text}\n`);

export function endOnSignal(database: RunningDatabase, server: () => RunningServer | null): void {
  let ending = false;
  const end = async (signal: string) => {
    if (ending) process.exit(1);
    ending = true;
    say(`Encerrando (${signal})…`);
    const hardEnd = setTimeout(() => {
      say('O encerramento passou de 20 segundos e foi interrompido. Nada do que foi confirmado se perde.');
      process.exit(1);
    }, HARD_END_MS);
    hardEnd.unref();
    let code = 0;
    const told = (error: unknown) => {
      code = 1;
      say(`O encerramento não foi limpo: ${error instanceof Error ? error.message : String(error)}`);
    };
    // A part whose end fails must not prevent the others from ending; the database always comes last.
    await database.expectEnd().catch(told);
    await server()?.close().catch(told);
    await database.stop().catch(told);
    clearTimeout(hardEnd);
    process.exit(code);
  };
  process.on('SIGINT', () => void end('SIGINT'));
  process.on('SIGTERM', () => void end('SIGTERM'));
}

const DEMONSTRACAO =
  'DATA_DIR: aqui está a demonstração, com dados fictícios. Abra-a com npm run demo, ou informe outra pasta.';

async function start(): Promise<void> {
  const config = loadConfig();
  if (config.dataDirNotice) say(config.dataDirNotice);
  if (!config.s3) requireFolder(config.dataDir);
  const building = process.argv.includes('--no-build') ? Promise.resolve(null) : ensureScreens(say);
  // The failure is handled below; until then it must not count as an unhandled rejection.
  building.catch(() => undefined);
  const database = await startDatabase(config, createLogger({ level: config.logLevel }));
  let server: RunningServer | null = null;
  endOnSignal(database, () => server);
  try {
    await migrate(database);
    if (await isDemonstration(database.appUrl)) throw new ConfigError([DEMONSTRACAO]);
    await refuseUnsafeProduction(config, database.appUrl);
    server = await startServer({ config, database, screens: await building });
    say(`Sede pronta em ${server.url}`);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The message of an error that the operator can mend (pt-BR); null for any other error. */
export function startFailure(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof LaunchError || error instanceof MigrationError)
    return error.message;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return 'A porta já está em uso. Escolha outra com PORT=…';
  if (code === 'EACCES') return 'Este usuário não pode abrir a porta. Escolha outra com PORT=… (acima de 1023).';
  if (code === 'EADDRNOTAVAIL') return 'HOST não é um endereço deste computador. Use 127.0.0.1, ou 0.0.0.0 para todos.';
  // 28P01, 28000: password or role refused; 3D000: no such database.
  if (isConnectionError(error) || ['28P01', '28000', '3D000'].includes(code))
    return `Não consegui conectar ao banco de dados (${code || (error as Error).message}). Banco externo: confira em DATABASE_URL e DATABASE_OWNER_URL o endereço, o nome do banco, o usuário e a senha, e a rede. Banco embutido: o computador demorou a responder; inicie de novo.`;
  return null;
}

/** Runs the start of the program; a failure is printed as its message where it has one, and ends the process. */
export async function explainAndExit(begin: () => Promise<void>): Promise<void> {
  try {
    await begin();
  } catch (error) {
    const words = startFailure(error);
    if (words !== null) say(words);
    else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

export const boot = (): Promise<void> => explainAndExit(start);
