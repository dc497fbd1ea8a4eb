/** Small real images for tests: a PNG of one colour and these measures, and a minimal JPEG. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

export function buildPng(largura = 32, altura = 32): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(largura, 0);
  header.writeUInt32BE(altura, 4);
  // 8 bits, truecolour.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(altura * (1 + largura * 3), 0x50);
  for (let row = 0; row < altura; row++) rows[row * (1 + largura * 3)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Only its headers are well formed: nothing decodes the picture. */
export function buildJpeg(largura = 40, altura = 30): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(altura, 5);
  frame.writeUInt16BE(largura, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]),
    frame,
    Buffer.from([0xff, 0xda, 0, 4, 1, 0, 0x12, 0x34, 0xff, 0xd9]),
  ]);
}
