import { describe, expect, it } from 'vitest';
import { gifBytes, pngBytes, webpBytes } from './files-for-tests.ts';
import { pictureSize } from './picture-size.ts';

const jpeg = (...frames: [altura: number, largura: number][]) => {
  const parts = frames.map(([altura, largura]) => {
    const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 17, 0]);
    frame.writeUInt16BE(altura, 5);
    frame.writeUInt16BE(largura, 7);
    return frame;
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff]),
    ...parts,
    Buffer.from([0xff, 0xda, 0, 2]),
  ]);
};
const webp = (kind: string, content: Buffer) => {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([head, Buffer.from(kind), length, content]);
};
const three = (n: number) => Buffer.from([n & 0xff, (n >> 8) & 0xff, n >> 16]);

describe('the pixels of a picture, without decoding it', () => {
  it('are told by each kind’s head', () => {
    expect(pictureSize(pngBytes(), 'image/png')).toEqual({ largura: 1, altura: 1 });
    expect(pictureSize(gifBytes(), 'image/gif')).toEqual({ largura: 1, altura: 1 });
    expect(pictureSize(jpeg([400, 800]), 'image/jpeg')).toEqual({ largura: 800, altura: 400 });
    // As two readers say of this file: one row of 17 dots.
    expect(pictureSize(webpBytes(), 'image/webp')).toEqual({ largura: 1, altura: 1 });
  });

  it('are the largest that the file tells anywhere', () => {
    expect(pictureSize(jpeg([10, 10], [40_000, 40_000]), 'image/jpeg')).toEqual({ largura: 40_000, altura: 40_000 });
    const small = webp('VP8X', Buffer.concat([Buffer.alloc(4), three(9), three(9)]));
    const lossy = Buffer.alloc(10);
    lossy.writeUInt16LE(16_000, 6);
    lossy.writeUInt16LE(12_000, 8);
    const inner = webp('VP8 ', lossy).subarray(12);
    expect(pictureSize(small, 'image/webp')).toEqual({ largura: 10, altura: 10 });
    expect(pictureSize(Buffer.concat([small, inner]), 'image/webp')).toEqual({ largura: 16_000, altura: 12_000 });
  });

  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'])(
    'of nothing are unknown: %s',
    (tipo) => {
      expect(pictureSize(Buffer.alloc(0), tipo)).toBeNull();
      expect(pictureSize(Buffer.alloc(9, 0xff), tipo)).toBeNull();
    },
  );
});
