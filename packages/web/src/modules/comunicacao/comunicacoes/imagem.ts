/**
 * A picture for a message: at most 1,200 px wide and 500 kB, without what a camera or program wrote into it.
 *
 * PNG and JPEG are drawn anew, which leaves their metadata behind; a PNG that stays too large becomes a JPEG. A GIF goes as it
 * is, since drawing would stop it: the server refuses one that carries comments. Errors: Error with a pt-BR text.
 * Source: decisions-members (Editor).
 */
import { IMAGENS_DA_MENSAGEM } from '@sede/domain/modules/comunicacao/comunicacoes';

const LARGURA_MAXIMA = 1200;
const QUALIDADES = [0.9, 0.75, 0.6];

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

export const withinWidth = (largura: number, altura: number) => {
  const factor = Math.min(1, LARGURA_MAXIMA / largura);
  return { largura: Math.round(largura * factor), altura: Math.round(altura * factor) };
};

async function drawn(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) throw new Error('Não foi possível ler esta imagem.');
  const { largura, altura } = withinWidth(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = largura;
  canvas.height = altura;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, largura, altura);
  picture.close();
  return canvas;
}

export async function prepareImagem(file: File): Promise<File> {
  if (file.type === 'image/gif') return file;
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') throw new Error('Envie uma imagem PNG, JPEG ou GIF.');
  const canvas = await drawn(file);
  const nome = file.name.replace(/\.[^.]*$/, '');
  const fits = (blob: Blob | null): blob is Blob => blob !== null && blob.size <= IMAGENS_DA_MENSAGEM.maxBytes;
  if (file.type === 'image/png') {
    const png = await blobOf(canvas, 'image/png');
    if (fits(png)) return new File([png], `${nome}.png`, { type: 'image/png' });
  }
  for (const quality of QUALIDADES) {
    const jpeg = await blobOf(canvas, 'image/jpeg', quality);
    if (fits(jpeg)) return new File([jpeg], `${nome}.jpg`, { type: 'image/jpeg' });
  }
  throw new Error('Esta imagem passa de 500 kB mesmo reduzida.');
}
