/**
 * Whether a picture still says where, when and with what it was made: EXIF, XMP, IPTC, comments.
 *
 * PNG: chunks eXIf, tEXt, zTXt, iTXt. JPEG: segments APP1, APP13, COM before the picture. GIF: comments, and application blocks other
 * than the animation's loop. What cannot be followed to its picture counts as carrying some. Source: decisions-members (Editor).
 */
const PNG_TOLD = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);

function pngTells(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_TOLD.has(type)) return true;
    if (type === 'IEND') return false;
  }
  return true;
}

const [START_OF_SCAN, COMMENT, APP1, APP13] = [0xda, 0xfe, 0xe1, 0xed];

function jpegTells(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) return true;
    if (marker === START_OF_SCAN) return false;
    if (marker === COMMENT || marker === APP1 || marker === APP13) return true;
  }
  return true;
}

const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of a row of sub-blocks, each with its length in front. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function gifTells(bytes: Buffer): boolean {
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (at < bytes.length) {
    const [kind, label] = [bytes[at], bytes[at + 1]];
    if (kind === 0x3b) return false;
    if (kind === 0x2c) {
      at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0));
    } else if (kind === 0x21) {
      const loop = label === 0xff && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(bytes.toString('latin1', at + 3, at + 14));
      if (label === 0xfe || (label === 0xff && !loop)) return true;
      at = afterBlocks(bytes, at + 2);
    } else return true;
  }
  return true;
}

/** In: the whole file and its kind by its content ('image/png'). */
export function carriesMetadata(bytes: Buffer, tipo: string): boolean {
  if (tipo === 'image/png') return pngTells(bytes);
  return tipo === 'image/gif' ? gifTells(bytes) : jpegTells(bytes);
}
