/**
 * How many pixels a picture has, by its head and without decoding it: PNG's IHDR, GIF's screen, JPEG's frame, WebP's canvas and frames. Of
 * several that a file tells, the largest of each. Null: it cannot be followed so far, or it tells none.
 *
 * A file of some kilobytes may tell 40,000 × 40,000: whoever decodes asks here first; Outlook draws a picture as wide as it is.
 * Sources: PNG 11.2.2; ITU T.81 B.2.2; RFC 9649 2.5–2.7. Source: decisions-members (Editor); decisions-sindical-contratos-patrimonio (Photo).
 */
export interface PictureSize {
  largura: number;
  altura: number;
}

const [SOF0, SOF15, START_OF_SCAN, FILL] = [0xc0, 0xcf, 0xda, 0xff];
/** Of the same range, and no frames: Huffman tables, a reserved one, arithmetic coding. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

function largest(sizes: readonly PictureSize[]): PictureSize | null {
  const largura = Math.max(0, ...sizes.map((size) => size.largura));
  const altura = Math.max(0, ...sizes.map((size) => size.altura));
  return largura > 0 && altura > 0 ? { largura, altura } : null;
}

function jpegSizes(bytes: Buffer): PictureSize[] {
  const sizes: PictureSize[] = [];
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === FILL) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    if (marker >= SOF0 && marker <= SOF15 && !NO_FRAME.has(marker))
      sizes.push({ altura: bytes.readUInt16BE(at + 5), largura: bytes.readUInt16BE(at + 7) });
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return sizes;
}

/** Of one chunk whose content begins at `at`. */
function webpChunk(bytes: Buffer, kind: string, at: number): PictureSize[] {
  if (at + 10 > bytes.length) return [];
  if (kind === 'VP8X') return [{ largura: bytes.readUIntLE(at + 4, 3) + 1, altura: bytes.readUIntLE(at + 7, 3) + 1 }];
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(at + 1);
    return [{ largura: (bits & 0x3fff) + 1, altura: ((bits >>> 14) & 0x3fff) + 1 }];
  }
  if (kind === 'VP8 ')
    return [{ largura: bytes.readUInt16LE(at + 6) & 0x3fff, altura: bytes.readUInt16LE(at + 8) & 0x3fff }];
  if (kind === 'ANMF' && at + 12 <= bytes.length)
    return [{ largura: bytes.readUIntLE(at + 6, 3) + 1, altura: bytes.readUIntLE(at + 9, 3) + 1 }];
  return [];
}

function webpSizes(bytes: Buffer): PictureSize[] {
  const sizes: PictureSize[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    sizes.push(...webpChunk(bytes, bytes.toString('latin1', at, at + 4), at + 8));
    at += 8 + length + (length % 2);
  }
  return sizes;
}

const pngSizes = (bytes: Buffer): PictureSize[] =>
  bytes.length < 24 ? [] : [{ largura: bytes.readUInt32BE(16), altura: bytes.readUInt32BE(20) }];
const gifSizes = (bytes: Buffer): PictureSize[] =>
  bytes.length < 10 ? [] : [{ largura: bytes.readUInt16LE(6), altura: bytes.readUInt16LE(8) }];

const READERS: Readonly<Record<string, (bytes: Buffer) => PictureSize[]>> = {
  'image/jpeg': jpegSizes,
  'image/webp': webpSizes,
  'image/png': pngSizes,
  'image/gif': gifSizes,
};

/** In: the whole file and its kind by its content ('image/png'). */
export function pictureSize(bytes: Buffer, tipo: string): PictureSize | null {
  return largest(READERS[tipo]?.(bytes) ?? []);
}
