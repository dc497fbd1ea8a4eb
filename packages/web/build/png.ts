/**
 * A picture of so many pixels as a PNG file: 8 bits a channel, with alpha, no filter.
 *
 * In: the side of a square and the colour of each pixel, channels 0–255. Out: the file. Source: PNG specification (W3C).
 */
import { crc32, deflateSync } from 'node:zlib';

export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function png(side: number, colourAt: (x: number, y: number) => Pixel): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits a channel, red green blue alpha.
  header.set([8, 6], 8);
  // Each line begins with its filter: none.
  const lines = Buffer.alloc(side * (side * 4 + 1));
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) lines.set(colourAt(x, y), y * (side * 4 + 1) + 1 + x * 4);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
