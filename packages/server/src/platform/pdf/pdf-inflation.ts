/**
 * Refuses a PDF whose object or cross-reference streams would inflate beyond all measure, before a parser inflates them.
 *
 * Only these are inflated while pages are copied; pictures and page contents stay as they are.
 * In: the file's bytes. Out: false for a file that is not to be parsed. Unit: bytes.
 */
import { inflateSync } from 'node:zlib';

const MOST = 64 * 1024 * 1024;
/** A stream's dictionary ends within this many bytes of its type. */
const DICTIONARY = 2048;
const TYPES = [Buffer.from('/ObjStm'), Buffer.from('/XRef')];

function dataAfter(bytes: Buffer, at: number): { dictionary: string; data: Buffer } | null {
  const keyword = bytes.subarray(at, at + DICTIONARY).indexOf('stream');
  if (keyword < 0) return null;
  const start = at + keyword + 'stream'.length;
  const skip = bytes[start] === 0x0d && bytes[start + 1] === 0x0a ? 2 : 1;
  return {
    dictionary: bytes.subarray(Math.max(0, at - DICTIONARY), at + keyword).toString('latin1'),
    data: bytes.subarray(start + skip),
  };
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** How much one stream inflates to; broken data count nothing, the parser finds that out. */
function inflated(data: Buffer, most: number): number {
  try {
    return inflateSync(data, { maxOutputLength: most }).length;
  } catch (error) {
    return isTooMuch(error) ? Number.POSITIVE_INFINITY : 0;
  }
}

export function isParseable(bytes: Buffer, most = MOST): boolean {
  let total = 0;
  for (const type of TYPES) {
    for (let at = bytes.indexOf(type); at >= 0; at = bytes.indexOf(type, at + type.length)) {
      const stream = dataAfter(bytes, at);
      if (!stream) continue;
      const own = stream.dictionary.slice(stream.dictionary.lastIndexOf(' obj'));
      // One filter after the other multiplies, and the others are not measured here.
      if (/\/(?:LZW|RunLength|ASCII85|ASCIIHex)Decode|FlateDecode[\s\S]*FlateDecode/.test(own)) return false;
      total += inflated(stream.data, most);
      if (total > most) return false;
    }
  }
  return true;
}
