/**
 * Makes one archive of an installation while people work: the database of one instant, the files it names, its secret.
 *
 * Files are immutable and named by key, so those of the snapshot can be read after it was closed; what arrives meanwhile
 * belongs to the next backup, what a sweep removed meanwhile is left out. A file that is missing or not as recorded does
 * not stop the backup: it stands among the `problemas`, which the screen shows.
 * In: addresses, stores, key, root secret. The root goes along only in an encrypted archive; its fingerprint always does.
 * Out: size, digest and what is in it. Errors: `BackupError` when the destination has not enough space.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type Anchor, createAuditKeys, signAnchor } from '../audit/index.ts';
import type { RootSecrets } from '../config/secrets.ts';
import type { FileStore } from '../files/file-store.ts';
import {
  archiveName,
  BackupError,
  FILES,
  FORMAT,
  HEADER,
  type Manifest,
  partName,
  type TableFacts,
} from './archive-format.ts';
import { type ArchiveWriter, createArchiveWriter } from './archive-writer.ts';
import { LEFT_EMPTY, readFacts, readMigrations, readSequences, readTables } from './catalogue.ts';
import type { CopyPlace } from './copy-place.ts';
import { copyParts, openSnapshot, type Snapshot } from './snapshot.ts';

export type BackupOptions = {
  ownerUrl: string;
  files: FileStore;
  place: CopyPlace;
  key: string | undefined;
  secrets: RootSecrets;
  /** For the list of files while they are read; on the same disk as the installation's data. */
  temporary: string;
  /** Bytes to be left free beside the archive: people must be able to work on the same disk. */
  reserve: number;
  id: string;
  versao: string;
  now: Date;
  progress?: (etapa: string) => Promise<void>;
};

export type BackupResult = {
  arquivo: string;
  tamanho: number;
  sha256: string;
  cifrada: boolean;
  tabelas: number;
  linhas: number;
  arquivos: number;
  problemas: string[];
};

const MAX_PROBLEMS = 100;

export async function createBackup(options: BackupOptions): Promise<BackupResult> {
  const { place, key, now } = options;
  const arquivo = archiveName(now, key !== undefined);
  const snapshot = await openSnapshot(options.ownerUrl);
  try {
    await checkSpace(snapshot, place, options.reserve);
    const draft = await place.create(arquivo);
    let writer: ArchiveWriter | undefined;
    try {
      writer = await createArchiveWriter(draft.destination, key);
      const found = await fill(options, snapshot, writer);
      const { tamanho, sha256 } = await writer.finish(found);
      await draft.commit();
      const linhas = Object.values(found.tabelas).reduce((sum, table) => sum + Number(table.linhas), 0);
      return {
        arquivo,
        tamanho,
        sha256,
        cifrada: key !== undefined,
        tabelas: Object.keys(found.tabelas).length,
        linhas,
        arquivos: found.arquivos.quantidade,
        problemas: found.problemas,
      };
    } catch (error) {
      await writer?.abort(error as Error);
      await draft.discard();
      throw error;
    }
  } finally {
    await snapshot.close();
  }
}

async function checkSpace({ client }: Snapshot, place: CopyPlace, reserve: number): Promise<void> {
  const free = await place.freeBytes();
  if (free === null) return;
  // COPY text without indexes, compressed, is far below a third of the database's size.
  const { rows } = await client.query<{ n: string }>(
    `select (pg_database_size(current_database()) / 3 + (select coalesce(sum(tamanho), 0) from anexos))::bigint::text as n`,
  );
  const needed = Number(rows[0]?.n ?? 0) + reserve;
  if (free >= needed) return;
  const mb = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
  throw new BackupError(
    `Espaço insuficiente em ${place.description}: há ${mb(free)} livres e a cópia pode ocupar ${mb(needed)}.`,
  );
}

type Found = Omit<Manifest, 'membros' | 'conferencias'>;

async function fill(options: BackupOptions, snapshot: Snapshot, writer: ArchiveWriter): Promise<Found> {
  const { client } = snapshot;
  const tell = options.progress ?? (async () => undefined);
  const tables = (await readTables(client)).filter(({ nome }) => !LEFT_EMPTY.includes(nome));
  const { secrets, key } = options;
  const header = {
    formato: FORMAT,
    programa: 'sede',
    versao: options.versao,
    criadaEm: options.now.toISOString(),
    id: options.id,
    migracoes: await readMigrations(client),
    tabelas: tables,
    segredo: { impressao: secrets.fingerprint(), ...(key === undefined ? {} : { raiz: secrets.root() }) },
  };
  await writer.add(HEADER, Buffer.from(`${JSON.stringify(header)}\n`));

  const facts: Record<string, TableFacts> = {};
  for (const [index, table] of tables.entries()) {
    await tell(`Banco de dados: ${index + 1} de ${tables.length} tabelas`);
    let part = 0;
    for await (const bytes of copyParts(client, table)) {
      part += 1;
      await writer.add(partName(table.nome, part), bytes);
    }
    facts[table.nome] = await readFacts(client, table);
  }
  const listed = `${options.temporary}/copia-${options.id}.lista`;
  try {
    await listFiles(client, listed);
    const sequencias = await readSequences(client);
    const auditoria = await readAnchor(client, options);
    // All rows are in the archive: from here on the database need not hold the snapshot.
    await client.query('commit');
    return {
      formato: FORMAT,
      tabelas: facts,
      sequencias,
      auditoria,
      ...(await addFiles(options, client, listed, writer)),
    };
  } finally {
    await rm(listed, { force: true });
  }
}

/** The snapshot's last seal; null where nothing is sealed, or by a program from before the key. */
async function readAnchor(client: pg.Client, { secrets, now }: BackupOptions): Promise<Anchor | null> {
  const { rowCount } = await client.query(
    `select 1 from pg_attribute where attrelid = to_regclass('public.auditoria_selos') and attname = 'resumo'`,
  );
  if (!rowCount) return null;
  const { rows } = await client.query<{ numero: string; ultimo: string; resumo: Buffer }>(
    `select numero::text, ultimo::text, resumo from auditoria_selos order by numero desc limit 1`,
  );
  const [head] = rows;
  if (!head) return null;
  const seal = { numero: Number(head.numero), ultimo: Number(head.ultimo), resumo: head.resumo.toString('hex') };
  return signAnchor(createAuditKeys(secrets).current, { ...seal, em: now.toISOString() });
}

/** One line per file of the snapshot, on disk: the list may be long. */
async function listFiles(client: pg.Client, path: string): Promise<void> {
  await client.query(
    `declare arquivos no scroll cursor for select chave::text, tamanho::text, sha256 from anexos order by chave`,
  );
  const lines = async function* () {
    for (;;) {
      const { rows } = await client.query<{ chave: string; tamanho: string; sha256: string }>(
        'fetch 1000 from arquivos',
      );
      if (rows.length === 0) return;
      yield rows.map(({ chave, tamanho, sha256 }) => `${chave} ${tamanho} ${sha256}\n`).join('');
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
}

async function addFiles(options: BackupOptions, client: pg.Client, listed: string, writer: ArchiveWriter) {
  const { files } = options;
  const tell = options.progress ?? (async () => undefined);
  const problemas: string[] = [];
  let quantidade = 0;
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(listed), crlfDelay: Number.POSITIVE_INFINITY })) {
    const [chave = '', tamanho, sha256] = line.split(' ');
    const content = await readWhole(files, chave);
    if (content === null && (await wasRemoved(client, chave))) continue;
    const problem = problemOf(content, Number(tamanho), sha256);
    if (problem !== null && problemas.length < MAX_PROBLEMS) problemas.push(`Arquivo ${chave}: ${problem}.`);
    if (content === null) continue;
    await writer.add(`${FILES}${chave}`, content);
    quantidade += 1;
    bytes += content.length;
    if (quantidade % 200 === 0) await tell(`Arquivos: ${quantidade.toLocaleString('pt-BR')}`);
  }
  return { arquivos: { quantidade, bytes }, problemas };
}

/** Uploads are at most 20 MB: one is held at a time, so that its size is known before it is written. */
async function readWhole(files: FileStore, chave: string): Promise<Buffer | null> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await files.get(chave)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    if (await files.exists(chave)) throw error;
    return null;
  }
}

function problemOf(content: Buffer | null, size: number, sha256: string | undefined): string | null {
  if (content === null) return 'não está no armazenamento';
  if (content.length !== size) return `tem ${content.length} bytes, e o registro diz ${size}`;
  return createHash('sha256').update(content).digest('hex') === sha256 ? null : 'o conteúdo não confere com o registro';
}

/** Whether the row was deleted since the snapshot: then a sweep has removed the file as well. */
async function wasRemoved(client: pg.Client, chave: string): Promise<boolean> {
  return (await client.query('select 1 from anexos where chave = $1', [chave])).rowCount === 0;
}
