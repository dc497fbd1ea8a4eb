/**
 * A second, independent reader of zip and .xlsx for the tests: directory by hand, inflate, cells by a small XML scan.
 *
 * It shares no code with the writer, so that both cannot be wrong in the same way.
 */
import { crc32, inflateRawSync } from 'node:zlib';

export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('no end of central directory');
  // The 64-bit end, if there is one, is found by its locator, which stands right before the 32-bit end.
  const locator = end - 20;
  const long = locator >= 0 && archive.readUInt32LE(locator) === 0x07064b50;
  const longEnd = long ? Number(archive.readBigUInt64LE(locator + 8)) : 0;
  const count = long ? Number(archive.readBigUInt64LE(longEnd + 32)) : archive.readUInt16LE(end + 10);
  let at = long ? Number(archive.readBigUInt64LE(longEnd + 48)) : archive.readUInt32LE(end + 16);
  const entries = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('broken directory');
    const crc = archive.readUInt32LE(at + 16);
    const compressed = archive.readUInt32LE(at + 20);
    const size = archive.readUInt32LE(at + 24);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + compressed));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name}: size or checksum differ`);
    entries.set(name, content.toString('utf8'));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

export type RawCell = { ref: string; style: string; type: string; value: string };

export function rawCells(sheet: string): Map<string, RawCell> {
  const cells = new Map<string, RawCell>();
  for (const match of sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(\w+)")?>(.*?)<\/c>/gs)) {
    const [, ref = '', style = '', type = 'n', inner = ''] = match;
    cells.set(ref, { ref, style, type, value: inner.replace(/<[^>]+>/g, '') });
  }
  return cells;
}
