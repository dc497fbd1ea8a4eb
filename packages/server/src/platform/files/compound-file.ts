/**
 * Compound files (old Word, Excel, PowerPoint, installers): whether one is a Word document, by the names in its directory.
 *
 * In: all bytes. A directory that cannot be followed, or that names macros, is none. Source: [MS-CFB] 2.2, 2.3, 2.6; [MS-DOC] 2.1.
 */
export const CFB_SIGNATURE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const HEADER = 512;
const FAT_IN_HEADER = 109;
const ENTRY = 128;
/** Beyond it a number is a mark (end of chain, free), not a sector. */
const LAST_SECTOR = 0xfffffffa;
/** 128 kB of directory: a document has some kilobytes. */
const MAX_DIRECTORY_SECTORS = 256;

interface Layout {
  bytes: Buffer;
  /** Bytes of a sector. */
  size: number;
}

function sector({ bytes, size }: Layout, number: number): Buffer | null {
  const at = (number + 1) * size;
  return number > LAST_SECTOR || at + size > bytes.length ? null : bytes.subarray(at, at + size);
}

/** Numbers of the sectors that hold the allocation table. */
function tableSectors(layout: Layout): number[] {
  const { bytes, size } = layout;
  const numbers = Array.from({ length: FAT_IN_HEADER }, (_, n) => bytes.readUInt32LE(76 + 4 * n));
  let next = bytes.readUInt32LE(68);
  for (let left = bytes.length / size; left > 0; left -= 1) {
    const more = sector(layout, next);
    if (!more) break;
    for (let at = 0; at < size - 4; at += 4) numbers.push(more.readUInt32LE(at));
    next = more.readUInt32LE(size - 4);
  }
  return numbers.filter((number) => number <= LAST_SECTOR);
}

/** The entries' names. */
function directoryNames(layout: Layout): string[] {
  const table = tableSectors(layout);
  const after = (number: number): number => {
    const perSector = layout.size / 4;
    const holder = sector(layout, table[Math.floor(number / perSector)] ?? LAST_SECTOR + 1);
    return holder?.readUInt32LE((number % perSector) * 4) ?? LAST_SECTOR + 1;
  };
  const names: string[] = [];
  let next = layout.bytes.readUInt32LE(48);
  for (let left = MAX_DIRECTORY_SECTORS; left > 0; left -= 1) {
    const entries = sector(layout, next);
    if (!entries) break;
    for (let at = 0; at < layout.size; at += ENTRY) {
      const length = entries.readUInt16LE(at + 64);
      if (length >= 2 && length <= 64) names.push(entries.toString('utf16le', at, at + length - 2));
    }
    next = after(next);
  }
  return names;
}

const MACROS = /^(Macros|VBA|_VBA_PROJECT_CUR|_VBA_PROJECT)$/i;

export function isWordDocument(bytes: Buffer): boolean {
  if (bytes.length < HEADER) return false;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const names = directoryNames({ bytes, size: 2 ** shift });
  return names.includes('WordDocument') && !names.some((name) => MACROS.test(name));
}
