/**
 * The filters that an object stream of a PDF may be under, undone within a bound: Flate, ASCIIHex, ASCII85, RunLength.
 *
 * Out: the plain bytes; 'too_much' beyond the bound, 'unreadable' for broken data and for filters that no program uses here
 * (LZW, predictors). Source: ISO 32000-1, 7.4.
 */
import { constants, inflateSync } from 'node:zlib';

export type Decoded = Buffer | 'too_much' | 'unreadable';
type Filter = (data: Buffer, most: number) => Decoded;

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

const flate: Filter = (data, most) => {
  try {
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return isTooMuch(error) ? 'too_much' : 'unreadable';
  }
};

/** The text before its end mark, without white space. */
const textOf = (data: Buffer, end: string): string => {
  const at = data.indexOf(end);
  return data
    .subarray(0, at < 0 ? data.length : at)
    .toString('latin1')
    .replace(/[\0\t\n\f\r ]/g, '');
};

const hex: Filter = (data) => {
  const text = textOf(data, '>');
  return /^[0-9a-f]*$/i.test(text) ? Buffer.from(text.length % 2 ? `${text}0` : text, 'hex') : 'unreadable';
};

const ascii85: Filter = (data) => {
  const text = textOf(data, '~>').replaceAll('z', '!!!!!');
  if (!/^[!-u]*$/.test(text)) return 'unreadable';
  const out: number[] = [];
  for (let at = 0; at < text.length; at += 5) {
    const group = text.slice(at, at + 5);
    const whole = [...group.padEnd(5, 'u')].reduce((sum, letter) => sum * 85 + letter.charCodeAt(0) - 33, 0);
    for (let byte = 0; byte < group.length - 1; byte++) out.push(Math.floor(whole / 256 ** (3 - byte)) % 256);
  }
  return Buffer.from(out);
};

const runLength: Filter = (data, most) => {
  const parts: Buffer[] = [];
  let size = 0;
  for (let at = 0; at < data.length; ) {
    const length = data[at++] ?? 128;
    if (length === 128) break;
    const part = length < 128 ? data.subarray(at, at + length + 1) : Buffer.alloc(257 - length, data[at]);
    at += length < 128 ? length + 1 : 1;
    size += part.length;
    if (size > most) return 'too_much';
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** By the names that PDF gives them, the short ones included. */
const FILTERS: Readonly<Record<string, Filter>> = {
  FlateDecode: flate,
  Fl: flate,
  ASCIIHexDecode: hex,
  AHx: hex,
  ASCII85Decode: ascii85,
  A85: ascii85,
  RunLengthDecode: runLength,
  RL: runLength,
};

export const isFilter = (name: string): boolean =>
  name.endsWith('Decode') || Object.hasOwn(FILTERS, name) || name === 'LZW';

/** More than these one after the other nobody writes, and each may multiply. */
const MOST_FILTERS = 4;

export function decodeStream(data: Buffer, filters: readonly string[], most: number): Decoded {
  if (filters.length > MOST_FILTERS) return 'unreadable';
  let plain: Decoded = data;
  for (const name of filters) {
    const filter: Filter | undefined = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
    if (!filter) return 'unreadable';
    plain = filter(plain, most);
    if (typeof plain === 'string') return plain;
  }
  return plain.length > most ? 'too_much' : plain;
}
