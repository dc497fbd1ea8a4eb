/**
 * The fixed records of a zip archive as bytes: what stands before and after each entry, and the directory at the end.
 *
 * In: names, sizes, checksums and offsets in bytes. Out: buffers, numbers little-endian.
 * Zip64: a 16- or 32-bit field that cannot hold its number is filled with ones, and the number stands in 64 bits in the
 * Zip64 field or record. So an archive may have more than 65,534 entries, and entries and archive 4 GiB and more; a smaller
 * one has no Zip64 part and opens in every program.
 * Source: PKWARE APPNOTE 4.3.7 (local header), 4.3.9 (data descriptor), 4.3.12 (directory), 4.3.14–16 (end), 4.5.3 (Zip64 field).
 */

/** What is known of an entry once its content has been written. Sizes in bytes, before and after compression. */
export type Measured = { crc: number; size: number; compressed: number };
export type Written = Measured & { name: Buffer; offset: number };

/** All ones: 'see the Zip64 field'. The number itself can therefore not be said in so many bits either. */
const ONES_16 = 0xffff;
const ONES_32 = 0xffffffff;
const VERSION_DEFLATE = 20;
const VERSION_ZIP64 = 45;
/** 3: Unix. Said to be made on MS-DOS, Info-ZIP would read the names in code page 437 in spite of the UTF-8 flag. */
const MADE_BY = (3 << 8) | VERSION_ZIP64;
/** A regular file, rw-r--r--: on Unix the attributes of an unpacked file. */
const FILE_MODE = 0o100644;
/** Bit 3: sizes follow the content. Bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the earliest date of a zip: an export says its instant elsewhere, and equal data give equal bytes. */
const DOS_DATE = 0x0021;
const ZIP64_FIELD = 1;

const isLong = (value: number): boolean => value >= ONES_32;
const hasLongSize = (entry: Measured): boolean => isLong(entry.size) || isLong(entry.compressed);

function long(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** Stands before the content; sizes and checksum follow in the data descriptor. */
export function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION_DEFLATE, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DOS_DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** Follows the content, because checksum and sizes are unknown when the local header leaves. */
export function dataDescriptor(entry: Measured): Buffer {
  const start = Buffer.alloc(8);
  start.writeUInt32LE(0x08074b50, 0);
  start.writeUInt32LE(entry.crc, 4);
  if (hasLongSize(entry)) return Buffer.concat([start, long(entry.compressed), long(entry.size)]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(entry.compressed, 0);
  sizes.writeUInt32LE(entry.size, 4);
  return Buffer.concat([start, sizes]);
}

/** Size, compressed size and offset in this order, all three as soon as one of them is too long. */
function zip64Field(entry: Written): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(ZIP64_FIELD, 0);
  head.writeUInt16LE(24, 2);
  return Buffer.concat([head, long(entry.size), long(entry.compressed), long(entry.offset)]);
}

/** An entry's line in the directory at the end. */
export function directoryRecord(entry: Written): Buffer {
  const zip64 = hasLongSize(entry) || isLong(entry.offset);
  const extra = zip64 ? zip64Field(entry) : Buffer.alloc(0);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(MADE_BY, 4);
  record.writeUInt16LE(zip64 ? VERSION_ZIP64 : VERSION_DEFLATE, 6);
  record.writeUInt16LE(FLAGS, 8);
  record.writeUInt16LE(DEFLATE, 10);
  record.writeUInt16LE(DOS_DATE, 14);
  record.writeUInt32LE(entry.crc, 16);
  record.writeUInt32LE(zip64 ? ONES_32 : entry.compressed, 20);
  record.writeUInt32LE(zip64 ? ONES_32 : entry.size, 24);
  record.writeUInt16LE(entry.name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt16LE(FILE_MODE, 40);
  record.writeUInt32LE(zip64 ? ONES_32 : entry.offset, 42);
  return Buffer.concat([record, entry.name, extra]);
}

/** The end of the directory in 64 bits, and where to find it. */
function zip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(24);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(MADE_BY, 12);
  record.writeUInt16LE(VERSION_ZIP64, 14);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, long(count), long(count), long(size), long(offset), locator]);
}

/** Closes the archive. In: number of entries, size of the directory and where it begins. */
export function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const zip64 = count >= ONES_16 || isLong(size) || isLong(offset);
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(Math.min(count, ONES_16), 8);
  record.writeUInt16LE(Math.min(count, ONES_16), 10);
  record.writeUInt32LE(Math.min(size, ONES_32), 12);
  record.writeUInt32LE(Math.min(offset, ONES_32), 16);
  return zip64 ? Buffer.concat([zip64End(count, size, offset), record]) : record;
}
