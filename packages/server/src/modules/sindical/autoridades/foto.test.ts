import { crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { gifBytes, pngBytes } from '#platform/files/files-for-tests.ts';
import { drawFotos } from './foto.ts';
import { comExif, corEm, metadeVermelha } from './foto-for-tests.ts';

const red = ([r = 0, , b = 0]: number[]) => r > 200 && b < 60;
const blue = ([r = 0, , b = 0]: number[]) => b > 200 && r < 60;

/** A PNG of some dots that says that it has as many as this. */
function pngQueDiz(largura: number, altura: number): Buffer {
  const bytes = Buffer.from(pngBytes());
  bytes.writeUInt32BE(largura, 16);
  bytes.writeUInt32BE(altura, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('a photo', () => {
  it.each([
    ['JPEG', () => metadeVermelha(900, 600).jpeg(90)],
    ['PNG', () => metadeVermelha(900, 600).png()],
    ['WebP', () => metadeVermelha(900, 600).webp(90)],
  ])('that is a %s becomes two squares of its middle', async (_kind, make) => {
    const { foto, miniatura } = await drawFotos(await make());
    for (const [bytes, side] of [
      [foto, 400],
      [miniatura, 100],
    ] as const) {
      expect(await new Transformer(bytes).metadata()).toMatchObject({ width: side, height: side, format: 'jpeg' });
      expect(red(await corEm(bytes, side / 10, side / 2))).toBe(true);
      expect(blue(await corEm(bytes, side - side / 10, side / 2))).toBe(true);
    }
  });

  it('loses its position and is turned as the camera held it', async () => {
    const { foto, miniatura } = await drawFotos(comExif(await metadeVermelha(900, 600).jpeg(90)));
    for (const bytes of [foto, miniatura]) {
      expect(bytes.includes('Exif')).toBe(false);
      expect(bytes.includes('GPS')).toBe(false);
    }
    expect(red(await corEm(foto, 200, 20))).toBe(true);
    expect(blue(await corEm(foto, 200, 380))).toBe(true);
  });

  it('that is transparent stands on white', async () => {
    const clear = await Transformer.fromRgbaPixels(new Uint8Array(50 * 30 * 4), 50, 30).png();
    expect(await corEm((await drawFotos(clear)).foto, 200, 200)).toEqual([255, 255, 255]);
  });

  it('of more than 40 megapixels is refused by its head', async () => {
    for (const [largura, altura] of [
      [40_000, 40_000],
      [8001, 5000],
      [0x7fffffff, 2],
    ] as const)
      await expect(drawFotos(pngQueDiz(largura, altura))).rejects.toMatchObject({ code: 'autoridades.foto_grande' });
    // As many as are taken: what is wrong with it is only found while it is drawn.
    await expect(drawFotos(pngQueDiz(8000, 5000))).rejects.toMatchObject({ code: 'autoridades.foto_ilegivel' });
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['a GIF', gifBytes()],
    ['a page', Buffer.from('<html></html>')],
  ])('that is %s is refused', async (_what, bytes) => {
    await expect(drawFotos(bytes)).rejects.toMatchObject({ code: 'anexos.tipo_recusado' });
  });

  it('that cannot be drawn is refused in words, and the next one is drawn all the same', async () => {
    const cut = (await metadeVermelha(900, 600).jpeg(90)).subarray(0, 400);
    const whole = await metadeVermelha(9, 9).png();
    const [broken, fine] = await Promise.allSettled([drawFotos(cut), drawFotos(whole)]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { code: 'autoridades.foto_ilegivel' } });
    expect(fine.status).toBe('fulfilled');
  });
});
