/**
 * What a PDF of ours says: its pages counted, its texts in the clear (Windows-1252, which the product writes).
 *
 * No reader of PDFs: every stream that inflates is read, hexadecimal strings within are turned into letters. Words that a line breaks
 * stand apart, as they are drawn.
 */
import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // Not packed, or no text: a picture.
    return '';
  }
}

export function readPdf(bytes: Buffer): { paginas: number; palavras: string } {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(STREAM)].map(([, stream = '']) => inflated(stream)).join('\n');
  const palavras = streams.replace(/<((?:[0-9a-f]{2})+)>/gi, (_, hex: string) =>
    new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
  );
  return { paginas: [...`${file}\n${streams}`.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length, palavras };
}
