/**
 * What kind of image a file is, by its content: a complete PNG or JPEG, with its dimensions. Nothing else passes.
 *
 * PNG: signature, IHDR first, every chunk's CRC, an IDAT, IEND; what follows IEND is cut off, so that no second file hides
 * behind the image. JPEG: SOI, well-formed segments up to a frame header and the scan, EOI at the end (cut after it).
 * SVG is not taken: it may carry scripts and links, and neither Word nor mail programs show it reliably.
 * In: bytes. Out: { tipo, largura, altura, conteudo } or null. Source: decisions §6 (checked by content, not by name).
 */
import { crc32 } from 'node:zlib';
import type { TipoLogo } from '@sede/domain/modules/sistema/configuracoes';

export interface Imagem {
  tipo: TipoLogo;
  /** Pixels. */
  largura: number;
  altura: number;
  conteudo: Buffer;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function readPng(bytes: Buffer): Imagem | null {
  if (!bytes.subarray(0, 8).equals(PNG)) return null;
  let largura = 0;
  let altura = 0;
  let pixels = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if (at === 8) {
      if (type !== 'IHDR' || length !== 13) return null;
      largura = bytes.readUInt32BE(at + 8);
      altura = bytes.readUInt32BE(at + 12);
    }
    pixels ||= type === 'IDAT' && length > 0;
    if (type === 'IEND')
      return pixels ? { tipo: 'image/png', largura, altura, conteudo: bytes.subarray(0, end) } : null;
    at = end;
  }
  return null;
}

/** Frame headers, which carry the dimensions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Buffer): Imagem | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let size: { largura: number; altura: number } | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < 8) return null;
      size = { altura: bytes.readUInt16BE(at + 5), largura: bytes.readUInt16BE(at + 7) };
    }
    if (marker === 0xda) {
      const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
      return size && end > at ? { tipo: 'image/jpeg', ...size, conteudo: bytes.subarray(0, end + 2) } : null;
    }
    at += 2 + length;
  }
  return null;
}

export const readImagem = (bytes: Buffer): Imagem | null => readPng(bytes) ?? readJpeg(bytes);
