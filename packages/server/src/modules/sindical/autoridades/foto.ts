/**
 * A photo drawn anew: two squares (400 and 100 pixels) of its middle, turned as the camera held it, on white, without any metadata.
 *
 * The kind is known by its content and the pixels are counted in the file's head before anything is decoded: at most 40 megapixels. One
 * is drawn at a time, each needs some 160 MB for a moment. The library is loaded with the first photo.
 * In: what was sent. Out: JPEGs. Errors: those of `checkBytes`; `autoridades.foto_ilegivel` (415), `.foto_grande` (413).
 * Source: decisions-sindical-contratos-patrimonio (Photo); docs/decisions/098.
 */
import { FILE_KINDS, type FileKind } from '@sede/domain/kernel';
import {
  autoridadesErrors as errors,
  FOTO_DA_AUTORIDADE,
  LADOS_DA_FOTO,
  MAX_PIXELS_DA_FOTO,
} from '@sede/domain/modules/sindical/autoridades';
import { checkBytes, pictureSize } from '#platform/files/index.ts';

export interface Fotos {
  foto: Buffer;
  miniatura: Buffer;
}

function refuseTooLarge(bytes: Buffer, kind: FileKind): void {
  const size = pictureSize(bytes, FILE_KINDS[kind].mime);
  if (!size) throw errors.foto_ilegivel();
  if (size.largura * size.altura > MAX_PIXELS_DA_FOTO) throw errors.foto_grande();
}

async function draw(bytes: Buffer): Promise<Fotos> {
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  const square = (of: Buffer, side: number) =>
    new Transformer(of).rotate().resize({ width: side, height: side, fit: ResizeFit.Cover }).png();
  /** A transparent picture would else be drawn on black. */
  const onWhite = (png: Buffer, side: number) =>
    Transformer.fromRgbaPixels(new Uint8Array(side * side * 4).fill(255), side, side)
      .composite(png)
      .jpeg(85);
  try {
    const large = await square(bytes, LADOS_DA_FOTO.foto);
    const small = await square(large, LADOS_DA_FOTO.miniatura);
    return {
      foto: await onWhite(large, LADOS_DA_FOTO.foto),
      miniatura: await onWhite(small, LADOS_DA_FOTO.miniatura),
    };
  } catch {
    throw errors.foto_ilegivel();
  }
}

let before: Promise<unknown> = Promise.resolve();

export async function drawFotos(bytes: Buffer): Promise<Fotos> {
  refuseTooLarge(bytes, await checkBytes(FOTO_DA_AUTORIDADE, bytes));
  const turn = before.then(() => draw(bytes));
  before = turn.catch(() => undefined);
  return turn;
}
