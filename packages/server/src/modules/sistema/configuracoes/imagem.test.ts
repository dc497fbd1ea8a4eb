import { describe, expect, it } from 'vitest';
import { readImagem } from './imagem.ts';
import { buildJpeg, buildPng } from './imagem-for-tests.ts';

describe('an image is told by its content', () => {
  it('PNG and JPEG with their measures', () => {
    expect(readImagem(buildPng(48, 20))).toMatchObject({ tipo: 'image/png', largura: 48, altura: 20 });
    expect(readImagem(buildJpeg(640, 480))).toMatchObject({ tipo: 'image/jpeg', largura: 640, altura: 480 });
  });

  it('what hides behind its end is cut off', () => {
    for (const image of [buildPng(), buildJpeg()]) {
      expect(readImagem(Buffer.concat([image, Buffer.from('<script>alert(1)</script>')]))?.conteudo).toEqual(image);
    }
  });

  const png = buildPng();
  const broken = Buffer.from(png);
  broken[40] = (broken[40] ?? 0) ^ 1;
  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a PNG cut short', png.subarray(0, png.length - 5)],
    ['a PNG with a broken chunk', broken],
    ['a PNG’s signature and nothing else', png.subarray(0, 8)],
    ['a JPEG without its end', buildJpeg().subarray(0, 30)],
    ['two bytes of a JPEG', Buffer.from([0xff, 0xd8])],
  ])('%s is no image', (_what, bytes) => {
    expect(readImagem(bytes)).toBeNull();
  });
});
