/**
 * `npm run backup`: one archive with the database of this instant, the files and (if encrypted) the root secret, in the
 * place of the copies (BACKUP_DIR, BACKUP_S3_*; default DATA_DIR/copias). Beside a running server or with it stopped.
 *
 * Written down in `copias` like the nightly ones and counted by their retention. A database older than this program has
 * no such table yet: then only the archive is made, so that a backup before an upgrade is always possible.
 * Exit code 0 = a whole copy; 1 = none, or one with files missing.
 */
import { newId } from '@sede/domain/kernel';
import { tamanhoEmPalavras } from '@sede/domain/modules/sistema/saude';
import { sql } from 'kysely';
import manifest from '../../package.json' with { type: 'json' };
import { createAccounts } from '../modules/acesso/sessao/index.ts';
import { copiasDeps, makeCopia, ultimaCopia } from '../modules/sistema/copias/index.ts';
import type { Services } from '../platform/api/index.ts';
import { createCopyPlace } from '../platform/backup/copy-place.ts';
import { type BackupResult, createBackup } from '../platform/backup/create-backup.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { createDb, createPool, type Db } from '../platform/db/index.ts';
import { createEventBus } from '../platform/events/bus.ts';
import { createFileStore } from '../platform/files/index.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { count } from './backup-archives.ts';
import { explained } from './command-errors.ts';
import { type Urls, withDatabase } from './with-database.ts';

async function backup(config: Config, { appUrl, ownerUrl }: Urls): Promise<BackupResult | string> {
  const files = await createFileStore({ dataDir: config.dataDir, s3: config.s3 });
  const secrets = loadSecrets(config);
  const common = { config, files, secrets, ownerUrl, versao: manifest.version };
  const pool = createPool({ url: appUrl, max: 3, applicationName: 'sede-comando' });
  const db = createDb(pool);
  try {
    if (!(await hasCopias(db))) {
      return await createBackup({
        ...common,
        key: config.backup.key,
        place: await createCopyPlace(config),
        temporary: config.dataDir,
        reserve: config.diskReserve.uploads,
        id: newId(),
        now: systemClock.now(),
      });
    }
    const log = createLogger({ level: 'silent' });
    // A command answers no request: of the services only these are asked for.
    const services = { config, events: createEventBus({ origin: 'comando', relay: null, log }) } as Services;
    const accounts = createAccounts({ config, secrets, pool, db, clock: systemClock, log, services });
    const pedido = { id: newId(), origem: 'comando' as const, criadoPor: null };
    const feita = await makeCopia(
      copiasDeps({ ...common, systemWrite: accounts.systemWrite, db, clock: systemClock, log }),
      pedido,
    ).finally(() => accounts.close());
    return feita ?? (await ultimaCopia(db, { boa: false }))?.erro ?? 'Já há uma cópia em andamento.';
  } finally {
    await pool.end();
  }
}

async function hasCopias(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.copias') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

async function main(): Promise<number> {
  try {
    const config = loadConfig();
    const result = await withDatabase(config, (urls) => backup(config, urls));
    if (typeof result === 'string') {
      console.error(result);
      return 1;
    }
    const { arquivo, tamanho, linhas, tabelas, arquivos, problemas, cifrada } = result;
    console.log(`${arquivo} (${tamanhoEmPalavras(tamanho)}) em ${(await createCopyPlace(config)).description}`);
    console.log(`${count(linhas)} linhas de ${count(tabelas)} tabelas, ${count(arquivos)} arquivos.`);
    if (!cifrada) console.log('Não cifrada: o segredo da instalação não foi junto. Para cifrar, informe BACKUP_KEY.');
    for (const problema of problemas) console.error(`✗ ${problema}`);
    return problemas.length > 0 ? 1 : 0;
  } catch (error) {
    return explained(error);
  }
}

process.exitCode = await main();
