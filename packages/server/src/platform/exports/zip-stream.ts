/**
 * A zip archive as a stream of bytes: entries are deflated while they are produced, nothing is kept but the directory.
 *
 * In: entries in the order of writing, each with its content as an async iterable of text or bytes.
 * Out: bytes of a zip with data descriptors (sizes are unknown when an entry's header leaves).
 * Zip64 is not written: an entry or archive of 4 GiB or more ends in an error instead of a broken file.
 * Source: PKWARE APPNOTE 4.3; node:zlib only.
 */
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; content: AsyncIterable<string | Buffer> | Iterable<string | Buffer> };

const LIMIT = 0xffffffff;
/** Bit 3: sizes follow the data. Bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the earliest a zip can say: an export carries its instant elsewhere, and equal data give equal bytes. */
const DOS_DATE = 0x0021;
/** Measured on 50,000 rows: a third of level 6's time for a file 20 % bigger. */
const LEVEL = 2;

type Measured = { crc: number; size: number; compressed: number };
type Written = Measured & { name: Buffer; offset: number };

function common(entry: Measured): Buffer {
  const block = Buffer.alloc(12);
  block.writeUInt32LE(entry.crc, 0);
  block.writeUInt32LE(entry.compressed, 4);
  block.writeUInt32LE(entry.size, 8);
  return block;
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DOS_DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor(entry: Measured): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(0x08074b50, 0);
  return Buffer.concat([signature, common(entry)]);
}

function directoryRecord(entry: Written): Buffer {
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(20, 6);
  record.writeUInt16LE(FLAGS, 8);
  record.writeUInt16LE(DEFLATE, 10);
  record.writeUInt16LE(DOS_DATE, 14);
  common(entry).copy(record, 16);
  record.writeUInt16LE(entry.name.length, 28);
  record.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([record, entry.name]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}

/** Deflates one entry; the measures are complete once the generator has ended. */
async function* deflated(content: ZipEntry['content'], into: Measured): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: 64 * 1024 });
  // A write that waits for room is never called back when the reader leaves: 'close' wakes it, so that the source's `finally` runs.
  let wake = (): void => {};
  deflate.once('close', () => wake());
  const feeding = (async () => {
    try {
      for await (const piece of content) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        into.crc = crc32(bytes, into.crc);
        into.size += bytes.length;
        if (into.size > LIMIT) throw new RangeError('export: more than 4 GiB in one sheet');
        await new Promise<void>((resolve) => {
          wake = resolve;
          deflate.write(bytes, () => resolve());
        });
        if (deflate.destroyed) return;
      }
      deflate.end();
    } catch (error) {
      deflate.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  try {
    for await (const chunk of deflate) {
      into.compressed += chunk.length;
      yield chunk;
    }
  } finally {
    deflate.destroy();
    await feeding;
  }
}

export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let position = 0;
  const counted = (bytes: Buffer): Buffer => {
    position += bytes.length;
    if (position > LIMIT) throw new RangeError('export: archive of more than 4 GiB');
    return bytes;
  };
  for (const entry of entries) {
    const record: Written = { name: Buffer.from(entry.name), offset: position, crc: 0, size: 0, compressed: 0 };
    yield counted(localHeader(record.name));
    for await (const chunk of deflated(entry.content, record)) yield counted(chunk);
    yield counted(descriptor(record));
    written.push(record);
  }
  const start = position;
  for (const record of written) yield counted(directoryRecord(record));
  yield endRecord(written.length, position - start, start);
}
