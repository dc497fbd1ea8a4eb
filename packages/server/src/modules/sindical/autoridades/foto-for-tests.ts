/** Real pictures for tests of photos: half red, half blue; as a camera writes them, turned and with where it was. */
import { Transformer } from '@napi-rs/image';

/** Left half red, right half blue. */
export function metadeVermelha(largura: number, altura: number): Transformer {
  const pixels = new Uint8Array(largura * altura * 4);
  for (let at = 0; at < largura * altura; at += 1) {
    const red = at % largura < largura / 2;
    pixels.set([red ? 255 : 0, 0, red ? 0 : 255, 255], at * 4);
  }
  return Transformer.fromRgbaPixels(pixels, largura, altura);
}

/** EXIF of two entries: the picture is to be turned by 90°, and a pointer to a position; behind it the position in words. */
export function comExif(jpeg: Buffer): Buffer {
  const [turned, position] = ['120103000100000006000000', '258804000100000026000000'];
  // Behind the two entries an empty directory of the position, which the second points to.
  const tiff = Buffer.from(`49492a00080000000200${turned}${position}00000000${'00'.repeat(6)}`, 'hex');
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS-15.7998,-47.8645')]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]);
}

/** The colour at a place, each channel 0 to 255. */
export async function corEm(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { width, height } = await new Transformer(bytes).metadata();
  const pixels = await new Transformer(bytes).rawPixels();
  const channels = pixels.length / width / height;
  const at = (y * width + x) * channels;
  return [...pixels.subarray(at, at + 3)];
}
