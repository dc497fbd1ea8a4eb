/**
 * Text of our own pages: the two fonts that every reader has, measured and encoded.
 *
 * WinAnsi holds all that Portuguese needs; a character outside it is shown as '?'. Unit: points (1/72 inch).
 */
import { type PDFContext, type PDFRef, StandardFontEmbedder, StandardFonts } from '@cantoo/pdf-lib';

type FontName = Parameters<typeof StandardFontEmbedder.for>[0];
/** The library declares these names in two enumerations. */
const named = (font: StandardFonts): FontName => font as string as FontName;

export type FontKey = 'SedeF1' | 'SedeF2';
const FONTS: Record<FontKey, StandardFontEmbedder> = {
  SedeF1: StandardFontEmbedder.for(named(StandardFonts.Helvetica)),
  SedeF2: StandardFontEmbedder.for(named(StandardFonts.HelveticaBold)),
};
export const REGULAR: FontKey = 'SedeF1';
export const BOLD: FontKey = 'SedeF2';

/** Font dictionaries of one part, made when first asked for. */
export function fontRefs(context: PDFContext): (key: FontKey) => PDFRef {
  const made = new Map<FontKey, PDFRef>();
  return (key) => {
    const ref = made.get(key) ?? FONTS[key].embedIntoContext(context);
    made.set(key, ref);
    return ref;
  };
}

/** One line: composed characters, no line ends or other control characters. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{C}+|\s+/gu, ' ')
    .trim();

/** In points, at a font size in points. */
export const widthOf = (text: string, font: FontKey, size: number): number =>
  FONTS[font].widthOfTextAtSize(plain(text), size);

/** What fits into `width`, the rest told by '…'. */
export function fitted(text: string, font: FontKey, size: number, width: number): string {
  const whole = plain(text);
  if (widthOf(whole, font, size) <= width) return whole;
  const letters = [...whole];
  let [fits, not] = [0, letters.length];
  while (not - fits > 1) {
    const half = (fits + not) >> 1;
    if (widthOf(`${letters.slice(0, half).join('')}…`, font, size) <= width) fits = half;
    else not = half;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}

/** Lines of at most `width`, broken between words; a word that is longer is cut. */
export function wrapped(text: string, font: FontKey, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plain(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, font, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((one) => fitted(one, font, size, width));
}

/** The operators that show one line; `matrix`: where it begins, and which way it runs. */
export const showText = (text: string, font: FontKey, size: number, matrix: string): string =>
  `BT /${font} ${size} Tf ${matrix} Tm ${FONTS[font].encodeText(plain(text)).toString()} Tj ET\n`;
