/**
 * A line over somebody else's page, in a white strip of its own that is added above what the page shows.
 *
 * The page grows upwards as a reader shows it (its `Rotate` is considered), so that nothing of it is covered. Unit:
 * points.
 */
import { PDFArray, PDFName, PDFNumber, type PDFPageLeaf, type PDFRef } from '@cantoo/pdf-lib';
import { A4 } from './pdf-layout.ts';
import { type FontKey, fitted, REGULAR, showText, widthOf } from './pdf-text.ts';

const STRIP = 18;
const SIZE = 7.5;
const SMALLEST = 4.5;
const MARGIN = 14;
const BASELINE = 6;

type Box = [left: number, bottom: number, right: number, top: number];

function boxOf(leaf: PDFPageLeaf, key: 'MediaBox' | 'CropBox'): Box | null {
  const { context } = leaf;
  const array = context.lookup(leaf.get(PDFName.of(key)));
  if (!(array instanceof PDFArray)) return null;
  const numbers = array.asArray().map((one) => context.lookup(one));
  if (numbers.length !== 4 || !numbers.every((one) => one instanceof PDFNumber)) return null;
  const [a, b, c, d] = numbers.map((one) => (one as PDFNumber).asNumber()) as Box;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] - box[0] >= 1 && box[3] - box[1] >= 1 ? box : null;
}

/** What a reader shows: the crop box within the media box. */
function shownBox(leaf: PDFPageLeaf): Box {
  const media = boxOf(leaf, 'MediaBox') ?? [0, 0, A4.width, A4.height];
  const crop = boxOf(leaf, 'CropBox');
  if (!crop) return media;
  const inside: Box = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  return inside[2] - inside[0] >= 1 && inside[3] - inside[1] >= 1 ? inside : media;
}

/** By quarter turns: the grown box, the strip in it, its length, and how a line in it runs. */
const SIDES: ((box: Box) => { grown: Box; strip: Box; length: number; matrix: string })[] = [
  ([l, b, r, t]) => ({
    grown: [l, b, r, t + STRIP],
    strip: [l, t, r, t + STRIP],
    length: r - l,
    matrix: `1 0 0 1 ${l + MARGIN} ${t + BASELINE}`,
  }),
  ([l, b, r, t]) => ({
    grown: [l - STRIP, b, r, t],
    strip: [l - STRIP, b, l, t],
    length: t - b,
    matrix: `0 1 -1 0 ${l - BASELINE} ${b + MARGIN}`,
  }),
  ([l, b, r, t]) => ({
    grown: [l, b - STRIP, r, t],
    strip: [l, b - STRIP, r, b],
    length: r - l,
    matrix: `-1 0 0 -1 ${r - MARGIN} ${b - BASELINE}`,
  }),
  ([l, b, r, t]) => ({
    grown: [l, b, r + STRIP, t],
    strip: [r, b, r + STRIP, t],
    length: t - b,
    matrix: `0 -1 1 0 ${r + BASELINE} ${t - MARGIN}`,
  }),
];

function quarterTurns(leaf: PDFPageLeaf): number {
  const rotate = leaf.context.lookup(leaf.get(PDFName.of('Rotate')));
  const turns = rotate instanceof PDFNumber ? Math.round(rotate.asNumber() / 90) : 0;
  return ((turns % 4) + 4) % 4;
}

/** `fontRef`: the part's font of that key. The page must already be of the context that is being written. */
export function stampPage(leaf: PDFPageLeaf, text: string, fontRef: (key: FontKey) => PDFRef): void {
  const { context } = leaf;
  const side = SIDES[quarterTurns(leaf)] as (typeof SIDES)[number];
  const { grown, strip, length, matrix } = side(shownBox(leaf));
  const room = length - 2 * MARGIN;
  const size = Math.max(SMALLEST, Math.min(SIZE, (SIZE * room) / Math.max(1, widthOf(text, REGULAR, SIZE))));
  const [l, b, r, t] = strip;
  const line = showText(fitted(text, REGULAR, size, room), REGULAR, size, matrix);
  // Pages may share one array of contents: this one gets its own, or the strip would be drawn once for each.
  const contents = leaf.Contents();
  if (contents && 'asArray' in contents) leaf.set(PDFName.of('Contents'), context.obj([...contents.asArray()]));
  leaf.normalize();
  leaf.setFontDictionary(PDFName.of(REGULAR), fontRef(REGULAR));
  leaf.addContentStream(
    context.register(context.stream(`q 1 g ${l} ${b} ${r - l} ${t - b} re f 0.13 0.15 0.2 rg\n${line}Q\n`)),
  );
  leaf.set(PDFName.of('MediaBox'), context.obj(grown));
  leaf.set(PDFName.of('CropBox'), context.obj(grown));
}
