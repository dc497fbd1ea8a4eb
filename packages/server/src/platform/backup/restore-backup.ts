/**
 * Restores an archive into an empty place: database, files and root secret, exactly as they were in the backup's instant.
 *
 * Order: the whole archive is read and verified; the place is looked at; only then a marker is written and work begins.
 * An older archive gets the migrations of its time, its rows, and then the newer migrations. A failure undoes everything;
 * a kill leaves the marker, on which no server starts and which the next restore clears up.
 * In: the place's configuration, the archive, its key; `segredo`: 'exigir' refuses a place whose root secret is not the
 * archive's, 'refazer' goes on and resets second factors (they could not be opened), 'ignorar' leaves them (drill).
 * Out: what was restored, and the audit's report. Errors: `BackupError`, `LaunchError`, `MigrationError`.
 */
import { existsSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  type AnchorPlace,
  type AuditReport,
  createAnchorPlace,
  createAuditKeys,
  restartAnchor,
  signAuditWith,
  verifyAudit,
} from '../audit/index.ts';
import { fixedClock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { requireFolder } from '../config/make-folder.ts';
import { existingSecrets, keepRoot, loadSecrets, secretsOf } from '../config/secrets.ts';
import { removeDrafts } from '../db/embedded/cluster.ts';
import { type DataDirLock, lockDataDir } from '../db/embedded/lock.ts';
import { findRunning, stopPostmaster } from '../db/embedded/postmaster.ts';
import { createDb, createPool, migrate, type RunningDatabase, startDatabase } from '../db/index.ts';
import { readMigrations } from '../db/migration-files.ts';
import { createFileStore, type FileStore } from '../files/index.ts';
import { afterRestore } from './after-restore.ts';
import { BackupError, DATA, FILES, type Header, type Manifest } from './archive-format.ts';
import { type ArchiveSource, readArchive } from './archive-reader.ts';
import { refuseFiles, refuseLiving } from './empty-place.ts';
import { beginLoading, type Loading } from './load-database.ts';
import { readMarker, removeMarker, writeMarker } from './restore-marker.ts';

export type RestorePlace = Pick<Config, 'dataDir' | 'database' | 's3' | 'sedeSecret'>;

export type RestoreOptions = {
  place: RestorePlace;
  source: ArchiveSource;
  key: string | undefined;
  segredo: 'exigir' | 'refazer' | 'ignorar';
  now: Date;
  say?: (text: string) => void;
  /** Called with the restored database before it is stopped. */
  inspect?: (restored: {
    database: RunningDatabase;
    files: FileStore;
    header: Header;
    manifest: Manifest;
  }) => Promise<void>;
};

export type RestoreReport = { header: Header; manifest: Manifest; auditoria: AuditReport; atualizadas: string[] };

export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { source, key, place, say = () => undefined } = options;
  say(`Conferindo ${source.name}…`);
  const { header } = await readArchive(source, key, {
    header: async (found) => {
      refuseUnknownMigrations(found);
      checkSecret(options, found);
    },
  });
  const lock = await lockPlace(place);
  let fresh: Fresh;
  let database: RunningDatabase;
  try {
    fresh = await prepare(place);
  } finally {
    // The embedded database takes the same lock for itself.
    if (place.database === undefined) lock?.release();
  }
  try {
    database = await startDatabase(place);
  } catch (error) {
    lock?.release();
    throw error;
  }
  try {
    await refuseLiving(database.ownerUrl);
    const files = await createFileStore({ dataDir: place.dataDir, s3: place.s3 });
    if (!fresh.interrupted)
      await refuseFiles(files, place.s3 ? `s3://${place.s3.bucket}` : path.join(place.dataDir, 'arquivos'));
    writeMarker(place.dataDir, { arquivo: source.name, bancoNovo: fresh.database, segredoNovo: fresh.secret });
    await removeFiles(files);
    try {
      const report = await fill(options, header, database, files);
      const { raiz } = header.segredo;
      // The place was empty, so nothing was sealed yet with a root secret that it made for itself.
      if (raiz !== undefined && place.sedeSecret === undefined) keepRoot(place.dataDir, raiz);
      await options.inspect?.({ database, files, header, manifest: report.manifest });
      removeMarker(place.dataDir);
      return report;
    } catch (error) {
      await removeFiles(files);
      throw error;
    }
  } catch (error) {
    await database.stop();
    if (!readMarker(place.dataDir) && !fresh.database) throw error;
    clear(place, fresh);
    throw error;
  } finally {
    await database.stop();
    lock?.release();
  }
}

/** One restore per folder; a folder that does not exist yet needs no lock. */
async function lockPlace({ dataDir, database }: RestorePlace): Promise<DataDirLock | undefined> {
  if (database !== undefined) requireFolder(dataDir);
  return existsSync(dataDir) ? lockDataDir(dataDir) : undefined;
}

async function fill(options: RestoreOptions, header: Header, database: RunningDatabase, files: FileStore) {
  const { source, key, say = () => undefined } = options;
  const { appUrl, ownerUrl } = database;
  await migrate({ appUrl, ownerUrl, upTo: header.migracoes.at(-1)?.numero ?? 0 });
  say('Restaurando o banco de dados e os arquivos…');
  let loading: Loading | undefined;
  let manifest: Manifest;
  try {
    const load = await beginLoading(ownerUrl, header);
    loading = load;
    ({ manifest } = await readArchive(source, key, {
      async member({ name, size, content }) {
        if (name.startsWith(DATA)) return load.part({ name, size, content });
        if (name.startsWith(FILES)) await files.put(name.slice(FILES.length), content);
      },
    }));
    say('Comparando contagens e somas com as da cópia…');
    await load.finish(manifest);
  } catch (error) {
    await loading?.abandon();
    throw error;
  }
  const { applied } = await migrate({ appUrl, ownerUrl });
  const keys = keysOf(options, header);
  const resetSecondFactors = options.segredo === 'refazer';
  await afterRestore({ ownerUrl, header, now: options.now, resetSecondFactors, signAudit: signAuditWith(keys) });
  say('Conferindo a trilha de auditoria…');
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-restauracao' });
  try {
    const db = createDb(pool);
    const place = await anchorsOf(options, manifest);
    const motivo = `Restauração da cópia ${path.basename(source.name)}, de ${header.criadaEm}`;
    await restartAnchor({ db, keys, place, clock: fixedClock(options.now.toISOString()) }, motivo);
    const auditoria = await verifyAudit(db, { keys, place });
    return { header, manifest, auditoria, atualizadas: applied };
  } finally {
    await pool.end();
  }
}

/** The key that this place will have; the archive's own, where that is another, verifies what it sealed. */
function keysOf({ place }: RestoreOptions, { segredo: { raiz } }: Header) {
  const kept = place.sedeSecret === undefined && raiz !== undefined ? secretsOf(raiz) : loadSecrets(place);
  return createAuditKeys(kept, raiz === undefined ? [] : [secretsOf(raiz)]);
}

/** The archive's own anchor, and the place's after it. A drill writes nowhere. */
async function anchorsOf({ place, segredo }: RestoreOptions, { auditoria }: Manifest): Promise<AnchorPlace> {
  const kept = segredo === 'ignorar' ? undefined : await createAnchorPlace(place);
  return {
    description: kept?.description ?? 'a cópia',
    async *read() {
      if (auditoria) yield auditoria;
      if (kept) yield* kept.read();
    },
    append: async (anchor) => kept?.append(anchor),
  };
}

function refuseUnknownMigrations(header: Header): void {
  const known = new Map(readMigrations().map((file) => [file.number, file]));
  for (const { numero, nome, checksum } of header.migracoes) {
    const file = known.get(numero);
    if (file === undefined) {
      throw new BackupError(
        `A cópia é de um Sede mais novo (${header.versao}, ${nome}), que este programa não conhece. Atualize-o antes de restaurar.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new BackupError(
        `A migração ${nome} desta cópia não é a deste programa: restaure com a mesma versão (${header.versao}).`,
      );
    }
  }
}

function checkSecret({ place, segredo }: RestoreOptions, header: Header): void {
  if (segredo !== 'exigir') return;
  const here = existingSecrets(place)?.fingerprint();
  if (here === header.segredo.impressao) return;
  const carried = header.segredo.raiz;
  const good = carried !== undefined && secretsOf(carried).fingerprint() === header.segredo.impressao;
  if (good && place.sedeSecret === undefined) return;
  const how = 'ou use --sem-segredo: quem usa verificação em duas etapas terá de ativá-la de novo.';
  if (here !== undefined) {
    throw new BackupError(
      `O segredo deste lugar (SEDE_SECRET ou o arquivo segredo) não é o da cópia. Informe o certo, ${how}`,
    );
  }
  throw new BackupError(
    `Esta cópia não é cifrada e por isso não leva o segredo da instalação. Informe SEDE_SECRET, ponha o arquivo segredo de volta em DATA_DIR, ${how}`,
  );
}

type Fresh = { database: boolean; secret: boolean; folder: boolean; interrupted: boolean };

/** What does not exist yet may be removed again if this fails; what a killed restore left is removed now. */
async function prepare(place: RestorePlace): Promise<Fresh> {
  const { dataDir } = place;
  const marker = readMarker(dataDir);
  const folder = !existsSync(dataDir);
  if (marker?.bancoNovo) await stopLeftServer(path.join(dataDir, 'postgres'));
  if (marker)
    clear(place, { database: marker.bancoNovo, secret: marker.segredoNovo, folder: false, interrupted: true });
  return {
    database: place.database === undefined && !existsSync(path.join(dataDir, 'postgres')),
    secret: existingSecrets(place) === undefined,
    folder,
    interrupted: marker !== undefined,
  };
}

/** A database server that a killed restore left running is stopped before its folder is removed. */
async function stopLeftServer(pgdata: string): Promise<void> {
  if (!existsSync(pgdata)) return;
  const real = realpathSync(pgdata);
  const left = findRunning(real);
  if (left) await stopPostmaster(left.pid, real);
}

function clear({ dataDir }: RestorePlace, fresh: Fresh): void {
  const remove = (name: string) => rmSync(path.join(dataDir, name), { recursive: true, force: true });
  if (fresh.database) {
    for (const name of ['postgres', 'postgres.json', 'postgres.log']) remove(name);
    if (existsSync(dataDir)) removeDrafts(path.join(dataDir, 'postgres'));
  }
  if (fresh.secret) remove('segredo');
  removeMarker(dataDir);
  if (fresh.folder) rmSync(dataDir, { recursive: true, force: true });
}

async function removeFiles(files: FileStore): Promise<void> {
  for await (const { chave } of files.list()) await files.remove(chave);
}
