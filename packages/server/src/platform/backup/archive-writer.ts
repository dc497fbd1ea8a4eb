/**
 * Writes an archive as a stream: members in the order given, lists of their digests in between, the manifest last.
 *
 * In: where the bytes go, the key or undefined. `add` takes a member held in memory (a part of a table, one file) and
 * waits until its bytes have moved on: memory stays flat.
 * Out of `finish`: size and SHA-256 of the whole archive. After any failure call `abort`, which ends the destination.
 */
import { createHash } from 'node:crypto';
import { PassThrough, type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { digestsName, MANIFEST, type Manifest } from './archive-format.ts';
import { encrypt } from './encryption.ts';

/** A list of digests is written after this many members. */
const LIST_LENGTH = 5000;

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>;
  finish(manifest: Omit<Manifest, 'membros' | 'conferencias'>): Promise<{ tamanho: number; sha256: string }>;
  abort(reason: Error): Promise<void>;
};

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export async function createArchiveWriter(destination: Writable, key: string | undefined): Promise<ArchiveWriter> {
  const tar = pack();
  const compressed = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const whole = createHash('sha256');
  let tamanho = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      whole.update(chunk);
      tamanho += chunk.length;
      done(null, chunk);
    },
  });
  const source = new PassThrough();
  const flow = Promise.all([
    // The library's stream is Node's in all but its type.
    pipeline(tar as unknown as Readable, compressed, source),
    (key === undefined ? Promise.resolve<Readable>(source) : encrypt(source, key)).then((bytes) =>
      pipeline(bytes, meter, destination),
    ),
  ]);
  // Thrown to whoever writes next, or by `finish`; until then it must not count as an unhandled rejection.
  let broken: Error | undefined;
  flow.catch((error: Error) => {
    broken = error;
    tar.destroy(error);
  });

  let membros = 0;
  let list: string[] = [];
  const conferencias: string[] = [];

  function write(name: string, content: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(broken ?? error) : resolve()));
    });
  }
  async function noted(name: string, digest: string): Promise<void> {
    membros += 1;
    list.push(`${digest}  ${name}\n`);
    if (list.length >= LIST_LENGTH) await writeList();
  }
  async function writeList(): Promise<void> {
    if (list.length === 0) return;
    const text = Buffer.from(list.join(''));
    list = [];
    conferencias.push(sha256(text));
    await write(digestsName(conferencias.length), text);
  }

  return {
    async add(name, content) {
      await write(name, content);
      await noted(name, sha256(content));
    },
    async finish(manifest) {
      await writeList();
      await write(MANIFEST, Buffer.from(`${JSON.stringify({ ...manifest, membros, conferencias })}\n`));
      tar.finalize();
      await flow;
      return { tamanho, sha256: whole.digest('hex') };
    },
    async abort(reason) {
      tar.destroy(reason);
      await flow.catch(() => undefined);
    },
  };
}
