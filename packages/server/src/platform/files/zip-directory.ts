/**
 * The directory at the end of a zip, as far as files are known by it; nothing is unpacked here.
 *
 * Null where the directory does not stand whole behind the files, with Zip64 too. Source: PKWARE APPNOTE 4.3.
 */
const END_SIGNATURE = 'PK\x05\x06';
export const END_RECORD = 22;
const ENTRY = 46;

interface ZipEntry {
  name: string;
  encrypted: boolean;
  /** 0: stored, 8: deflate. */
  method: number;
  packed: number;
  /** Where its local header begins. */
  offset: number;
}

/** Whether a zip's end record, with its comment, ends the file. */
export function endsAsZip(tail: Buffer): boolean {
  const end = tail.lastIndexOf(END_SIGNATURE, undefined, 'latin1');
  return end >= 0 && tail.length >= end + END_RECORD && tail.length === end + END_RECORD + tail.readUInt16LE(end + 20);
}

/** In: the last bytes of a zip of `size` bytes. */
export function zipEntries(tail: Buffer, size: number): ZipEntry[] | null {
  if (!endsAsZip(tail)) return null;
  const end = tail.lastIndexOf(END_SIGNATURE, undefined, 'latin1');
  const [bytes, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  let at = end - bytes;
  if (at < 0 || size - tail.length + at !== offset) return null;
  const entries: ZipEntry[] = [];
  while (at + ENTRY <= end) {
    if (tail.readUInt32LE(at) !== 0x02014b50) return null;
    const [name, extra, comment] = [28, 30, 32].map((field) => tail.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: tail.toString('utf8', at + ENTRY, at + ENTRY + name),
      encrypted: (tail.readUInt16LE(at + 8) & 1) === 1,
      method: tail.readUInt16LE(at + 10),
      packed: tail.readUInt32LE(at + 20),
      offset: tail.readUInt32LE(at + 42),
    });
    at += ENTRY + name + extra + comment;
  }
  return at === end ? entries : null;
}
