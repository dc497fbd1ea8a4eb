/**
 * Videos: whether bytes are an MP4, a QuickTime (MOV) or a WebM file, by what they are made of from beginning to end.
 *
 * MP4 and MOV: boxes whose lengths lead to the last byte, a 'moov' that says what plays, and something to play; the first box, 'ftyp', names
 * the brand, 'qt  ' that of MOV (which may also begin without one). WebM: an EBML header that says so and one Segment, as long as the rest
 * or of unknown length, that describes its tracks before it plays them. In: all bytes. What ends as a zip is none.
 * Sources: ISO/IEC 14496-12 4.2; QuickTime File Format (Movie atoms); RFC 8794; WebM container guidelines.
 */

const QUICKTIME = 'qt  ';

export const beginsAsMp4 = (head: Buffer): boolean =>
  head.toString('latin1', 4, 8) === 'ftyp' && head.toString('latin1', 8, 12) !== QUICKTIME;

export const beginsAsMov = (head: Buffer): boolean => {
  const type = head.toString('latin1', 4, 8);
  if (type === 'ftyp') return head.toString('latin1', 8, 12) === QUICKTIME;
  return ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(type);
};

/** Types of the outermost boxes; null where their lengths do not lead to the end. */
function boxesOf(bytes: Buffer): string[] | null {
  const types: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return null;
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null;
    types.push(type);
    if (short === 1 && at + 16 > bytes.length) return null;
    // 1: the length follows in eight bytes; 0: it is the last one.
    const long = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const length = short === 0 ? bytes.length - at : long;
    if (length < (short === 1 ? 16 : 8)) return null;
    at += length;
  }
  return at === bytes.length ? types : null;
}

export function isMovie(bytes: Buffer): boolean {
  const boxes = boxesOf(bytes) ?? [];
  return boxes.includes('moov') && (boxes.includes('mdat') || boxes.includes('moof'));
}

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const VOID = 0xec;

export const beginsAsWebm = (head: Buffer): boolean => head.length >= 4 && head.readUInt32BE(0) === EBML;

interface Element {
  id: number;
  /** Where its content begins. */
  from: number;
  /** Where it ends; null: of unknown length. */
  to: number | null;
}

/** How many bytes a number takes that begins with this one, 1 to 8; 0: none begins so. */
const widthOf = (first: number): number => (first === 0 ? 0 : Math.clz32(first) - 23);

function elementAt(bytes: Buffer, at: number): Element | null {
  const idWidth = widthOf(bytes[at] ?? 0);
  if (idWidth < 1 || idWidth > 4) return null;
  const first = bytes[at + idWidth] ?? 0;
  const width = widthOf(first);
  const from = at + idWidth + width;
  if (width < 1 || from > bytes.length) return null;
  const digits = BigInt(`0x${bytes.toString('hex', at + idWidth, from)}`);
  const mask = (1n << BigInt(7 * width)) - 1n;
  const size = digits & mask;
  return { id: bytes.readUIntBE(at, idWidth), from, to: size === mask ? null : from + Number(size) };
}

/** The elements one after the other, as far as they can be followed. */
function* elementsOf(bytes: Buffer, from: number, to: number): Generator<Element> {
  let at = from;
  while (at < to) {
    const element = elementAt(bytes, at);
    if (!element) return;
    yield element;
    if (element.to === null) return;
    at = element.to;
  }
}

export function isWebm(bytes: Buffer): boolean {
  const header = elementAt(bytes, 0);
  if (header?.id !== EBML || header.to === null) return false;
  const types = [...elementsOf(bytes, header.from, header.to)].filter(({ id }) => id === DOC_TYPE);
  const [type] = types.map(({ from, to }) => bytes.toString('latin1', from, to ?? from).replace(/\0+$/, ''));
  if (type !== 'webm') return false;
  for (const element of elementsOf(bytes, header.to, bytes.length)) {
    if (element.id === VOID) continue;
    if (element.id !== SEGMENT || (element.to !== null && element.to !== bytes.length)) return false;
    for (const { id } of elementsOf(bytes, element.from, bytes.length)) {
      if (id === TRACKS) return true;
      if (id === CLUSTER) return false;
    }
    return false;
  }
  return false;
}
