/** Small real files of each kind, and streams of them, for tests of files. */
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { FILE_KINDS } from '@sede/domain/kernel';
import type { FileStore, ListedFile } from './file-store.ts';

export function pdfBytes(size = 2000): Buffer {
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';
  const tail = '\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';
  return Buffer.from(head + '%'.repeat(Math.max(0, size - head.length - tail.length)) + tail);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** One grey dot. */
export function pngBytes(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.from([0, 128]));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The beginning and the end of a JPEG; what stands between them is not checked. */
export const jpegBytes = (): Buffer =>
  Buffer.concat([
    Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
    Buffer.alloc(500),
    Buffer.from('\xff\xd9', 'latin1'),
  ]);

/** One dot, lossless. */
export const webpBytes = (): Buffer => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** A zip of plain entries, as the first one of an OpenDocument file must be. */
export function storedZip(entries: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt32LE(crc32(content), 10);
    fixed.writeUInt32LE(content.length, 14);
    fixed.writeUInt32LE(content.length, 18);
    fixed.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fixed, path, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fixed, place, path]));
    files.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const TYPES = '[Content_Types].xml';
export const docxBytes = (more: Readonly<Record<string, string>> = {}): Buffer =>
  storedZip({ [TYPES]: '<Types/>', 'word/document.xml': '<w:document/>', ...more });
export const xlsxBytes = (): Buffer => storedZip({ [TYPES]: '<Types/>', 'xl/workbook.xml': '<workbook/>' });
export const odtBytes = (mimetype: string = FILE_KINDS.odt.mime): Buffer =>
  storedZip({ mimetype, 'content.xml': '<office:document-content/>' });

/** In pieces, as a network gives them. */
export function streamOf(bytes: Buffer, piece = 16_384): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) pieces.push(bytes.subarray(at, at + piece));
  return Readable.from(pieces, { objectMode: false });
}

export async function listed(store: FileStore): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

/** One transparent dot. */
export const gifBytes = (): Buffer => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A compound file with a directory of these entries: what an old Word document, an installer and a spreadsheet are. */
export function compoundFile(names: readonly string[], sectorShift: 9 | 12 = 9): Buffer {
  const size = 2 ** sectorShift;
  const header = Buffer.alloc(size, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(sectorShift, 30);
  header.writeUInt32LE(1, 44);
  // The directory begins at sector 1 and goes on at sector 3: whoever follows it needs the table, which is sector 0.
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76, 512);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(size, 0xff);
  for (const [sector, next] of [0xfffffffd, 3, 0xfffffffe, 0xfffffffe].entries()) table.writeUInt32LE(next, sector * 4);
  const perSector = size / 128;
  const sectors = [Buffer.alloc(size), Buffer.alloc(size), Buffer.alloc(size)];
  const entries = ['Root Entry', ...Array.from({ length: perSector - 1 }, (_, n) => `Outro ${n}`), ...names];
  for (const [n, name] of entries.entries()) {
    const entry = sectors[n < perSector ? 0 : 2]?.subarray((n % perSector) * 128);
    entry?.write(name, 'utf16le');
    entry?.writeUInt16LE(name.length * 2 + 2, 64);
  }
  return Buffer.concat([header, table, ...sectors]);
}

export const docBytes = (): Buffer => compoundFile(['1Table', 'WordDocument']);

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const movie = (brand: string): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0`, 'latin1')),
    box('free'),
    box('mdat', Buffer.alloc(64)),
    box('moov', box('mvhd', Buffer.alloc(100))),
  ]);
/** The boxes of a video that shows nothing. */
export const mp4Bytes = (): Buffer => movie('isom');
export const movBytes = (): Buffer => movie('qt  ');

/** Lengths below 127, in one byte. */
const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content]);
const TRACKS = element('1654ae6b', element('ae', Buffer.alloc(4)));

/** `length`: that of the segment, 'unknown' as a browser's recorder writes it. */
export function webmBytes(docType = 'webm', length: 'known' | 'unknown' = 'known', content = TRACKS): Buffer {
  const header = element('1a45dfa3', element('4282', Buffer.from(docType)));
  if (length === 'known') return Buffer.concat([header, element('18538067', content)]);
  return Buffer.concat([header, Buffer.from('1853806701ffffffffffffff', 'hex'), content]);
}
