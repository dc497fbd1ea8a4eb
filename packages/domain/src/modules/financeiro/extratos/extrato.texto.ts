/**
 * The text of a statement file from its bytes.
 *
 * A byte order mark decides; else what the bytes are: what is valid UTF-8 is that, everything else Windows-1252. What the
 * header says (`CHARSET:1252`, `ENCODING:UTF-8`) is not asked: banks write one and send the other, and only the bytes are
 * reliable. Errors: `extratos.ilegivel` for what is no text (a spreadsheet, a PDF, an archive) or empty.
 * Source: issue 4 (faults: wrong encoding).
 */
import { ilegivel } from './extrato.arquivo.ts';

const startsWith = (bytes: Uint8Array, ...inicio: number[]) => inicio.every((byte, index) => bytes[index] === byte);
const UTF8 = new TextDecoder('utf-8', { fatal: true });

function charset(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array): string {
  const wide = charset(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return UTF8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function readTexto(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw ilegivel(null, 'É uma planilha ou um arquivo compactado. Peça ao banco o extrato em OFX ou CSV.');
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw ilegivel(null, 'É um PDF. Peça ao banco o extrato em OFX ou CSV.');
  }
  const texto = decode(bytes);
  if (texto.includes('\0')) throw ilegivel(null, 'Não é um arquivo de texto.');
  if (texto.trim() === '') throw ilegivel(null, 'O arquivo está vazio.');
  return texto;
}

/** The line, from 1, of a place in a text. Ask in rising order of places: it goes on from the last. */
export function contadorDeLinhas(texto: string): (lugar: number) => number {
  let [linha, ate] = [1, 0];
  return (lugar) => {
    if (lugar < ate) [linha, ate] = [1, 0];
    for (let next = texto.indexOf('\n', ate); next >= 0 && next < lugar; next = texto.indexOf('\n', ate)) {
      linha += 1;
      ate = next + 1;
    }
    return linha;
  };
}
