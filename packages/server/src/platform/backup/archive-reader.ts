/**
 * Reads an archive from its first byte to its last and checks everything: every member is compared with its digest,
 * every list of digests with the manifest, and nothing may be missing or follow.
 *
 * In: how to open the bytes, the key, and what to do with each member (a visitor may leave a member unread).
 * Out: header and manifest, once all of it was found right. A visitor sees members BEFORE their digests have been
 * compared: it must be able to undo what it did (restore: one transaction, files removed again).
 * Errors: `BackupError`: not an archive, key missing or wrong, newer format, damaged, cut.
 */
import { createHash } from 'node:crypto';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError, DIGESTS, FORMAT, HEADER, type Header, MANIFEST, type Manifest } from './archive-format.ts';
import { AGE_MAGIC, decrypt } from './encryption.ts';

export type ArchiveSource = { name: string; open(): Promise<Readable> };
export type Member = { name: string; size: number; content: Readable };
export type Visitor = { header?(header: Header): Promise<void>; member?(member: Member): Promise<void> };

const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

export async function readArchive(
  source: ArchiveSource,
  key: string | undefined,
  visitor: Visitor = {},
): Promise<{ header: Header; manifest: Manifest }> {
  const plain = await opened(source, key);
  const tar = extract();
  let ended: unknown;
  const flow = pipeline(plain, createZstdDecompress(), tar).catch((error) => {
    ended = error;
    tar.destroy(error);
  });
  try {
    // A stream of its entries, by the library's own page; its types do not say so.
    const found = await readMembers(tar as AsyncIterable<TarEntry>, visitor);
    await flow;
    if (ended) throw ended;
    return found;
  } catch (error) {
    tar.destroy();
    plain.destroy();
    await flow;
    if (isOfTheStream(error, ended)) {
      throw new BackupError(`A cópia ${source.name} está danificada ou cortada. Nada foi alterado.`, { cause: error });
    }
    throw error;
  }
}

type TarEntry = Readable & { header: { name: string; size?: number } };

async function readMembers(entries: AsyncIterable<TarEntry>, visitor: Visitor) {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  let members = 0;
  let list = '';
  const lists: string[] = [];
  for await (const entry of entries) {
    const { name } = entry.header;
    if (manifest !== undefined) throw new BackupError('A cópia foi alterada: há algo depois do manifesto.');
    if (name === MANIFEST) {
      if (list !== '') throw new BackupError('A cópia foi alterada: há membros sem conferência.');
      manifest = JSON.parse(await text(entry)) as Manifest;
    } else if (name.startsWith(DIGESTS)) {
      const written = await text(entry);
      if (written !== list) throw new BackupError(`A cópia foi alterada: ${firstDifference(written, list)}.`);
      lists.push(createHash('sha256').update(written).digest('hex'));
      list = '';
    } else {
      const { content, digest } = measured(entry);
      if (header === undefined) header = await readFirst(name, content, visitor);
      else await visitor.member?.({ name, size: entry.header.size ?? 0, content });
      content.resume();
      list += `${await digest}  ${name}\n`;
      members += 1;
    }
  }
  if (header === undefined || manifest === undefined) {
    throw new BackupError('A cópia está cortada: falta o fim. Nada foi alterado.');
  }
  if (manifest.membros !== members || JSON.stringify(manifest.conferencias) !== JSON.stringify(lists)) {
    throw new BackupError('A cópia foi alterada: os membros não são os do manifesto. Nada foi alterado.');
  }
  return { header, manifest };
}

async function readFirst(name: string, content: Readable, visitor: Visitor): Promise<Header> {
  if (name !== HEADER) throw new BackupError('Este arquivo não é uma cópia da Sede.');
  const header = JSON.parse(await text(content)) as Header;
  if (header.programa !== 'sede') throw new BackupError('Este arquivo não é uma cópia da Sede.');
  if (header.formato > FORMAT) {
    throw new BackupError(`A cópia é de um Sede mais novo (${header.versao}). Atualize o programa antes de restaurar.`);
  }
  await visitor.header?.(header);
  return header;
}

/** The entry's bytes, and their digest once they have all been read (by the visitor, or discarded here). */
function measured(entry: Readable): { content: Readable; digest: Promise<string> } {
  const hash = createHash('sha256');
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const digest = pipeline(entry, content).then(() => hash.digest('hex'));
  digest.catch(() => undefined);
  return { content, digest };
}

async function opened(source: ArchiveSource, key: string | undefined): Promise<Readable> {
  const raw = await source.open();
  const bytes = new PassThrough();
  pipeline(raw, bytes).catch(() => undefined);
  const start = await firstBytes(bytes, AGE_MAGIC.length);
  if (start.toString('latin1') === AGE_MAGIC) {
    if (key !== undefined) return decrypt(bytes, key);
    bytes.destroy();
    throw new BackupError(`A cópia ${source.name} está cifrada: informe a chave em BACKUP_KEY.`);
  }
  if (start.subarray(0, 4).equals(ZSTD_MAGIC)) return bytes;
  bytes.destroy();
  throw new BackupError(`${source.name} não é uma cópia da Sede, ou está danificado logo no começo.`);
}

/** Peeks at the first bytes; the stream still gives them afterwards. */
async function firstBytes(stream: Readable, length: number): Promise<Buffer> {
  let seen = Buffer.alloc(0);
  while (seen.length < length) {
    const chunk: Buffer | null = stream.read();
    if (chunk !== null) seen = Buffer.concat([seen, chunk]);
    else if (stream.readableEnded || stream.destroyed) break;
    else if (!(await more(stream))) break;
  }
  if (seen.length > 0 && !stream.destroyed) stream.unshift(seen);
  return seen.subarray(0, length);
}

function more(stream: Readable): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const done = (answer: () => void) => () => {
      stream.off('readable', onReadable).off('end', onEnd).off('error', onError).off('close', onEnd);
      answer();
    };
    const onReadable = done(() => resolve(true));
    const onEnd = done(() => resolve(false));
    const onError = (error: Error) => done(() => reject(error))();
    stream.on('readable', onReadable).on('end', onEnd).on('error', onError).on('close', onEnd);
  });
}

function firstDifference(written: string, found: string): string {
  const lines = new Set(written.split('\n'));
  const odd = found.split('\n').find((line) => !lines.has(line));
  return odd ? `${odd.slice(66)} não confere com a sua conferência` : 'falta um membro';
}

/** Errors of the tar, zstd and age layers, whatever their words, mean one thing to whoever restores. */
function isOfTheStream(error: unknown, ended: unknown): boolean {
  if (error instanceof BackupError || !(error instanceof Error)) return false;
  if (error === ended || error instanceof SyntaxError) return true;
  const { code } = error as NodeJS.ErrnoException;
  return (
    code?.startsWith('ZSTD') === true ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /^Unexpected end|Invalid tar/.test(error.message)
  );
}
