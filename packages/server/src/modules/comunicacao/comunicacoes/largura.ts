/**
 * How wide a picture is, in pixels, by its head: PNG's IHDR, GIF's screen, JPEG's frame. Null: it cannot be followed so far.
 *
 * Outlook draws a picture as wide as it is, whatever the style says; only the attribute `width` holds it. Source: decisions-members (Editor).
 */
const [SOF0, SOF15, START_OF_SCAN] = [0xc0, 0xcf, 0xda];
/** Of the same range, and no frames: Huffman tables, a reserved one, arithmetic coding. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

function jpegWidth(bytes: Buffer): number | null {
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === START_OF_SCAN) return null;
    if (marker >= SOF0 && marker <= SOF15 && !NO_FRAME.has(marker)) return bytes.readUInt16BE(at + 7);
  }
  return null;
}

/** In: the whole file and its kind by its content ('image/png'). */
export function larguraDe(bytes: Buffer, tipo: string): number | null {
  if (tipo === 'image/png') return bytes.length < 24 ? null : bytes.readUInt32BE(16);
  if (tipo === 'image/gif') return bytes.length < 10 ? null : bytes.readUInt16LE(6);
  return jpegWidth(bytes);
}
