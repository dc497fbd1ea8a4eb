/**
 * A part of a book: some pages as numbered objects, ready to be written one part after the other.
 *
 * Numbers begin at `first`; every part brings a node of the page tree of its own, whose parent is `BOOK_PAGES`, so that
 * only the nodes have to be remembered. `partOfSheets` sets pages of ours, `partOfLabels` labels; `partOfPdf` takes the pages of somebody's
 * file, each with a line over it. Only the pages of such a file with what they show are taken: not its scripts, its
 * form's logic or its outline. A file that is signed (copied pages would carry no signature), behind a password, or not
 * to be read is a `PdfProblem`.
 */
import {
  JpegEmbedder,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFPageLeaf,
  PDFRef,
} from '@cantoo/pdf-lib';
import { isParseable } from './pdf-inflation.ts';
import { drawLabels, type PdfLabels } from './pdf-labels.ts';
import { A4, type DrawnPage, type LaidOut, layOut, type PdfSheets } from './pdf-layout.ts';
import { BOOK_PAGES, type PdfPart, type PdfProblem, type PdfStamp } from './pdf-shape.ts';
import { stampPage } from './pdf-stamp.ts';
import { BOLD, fontRefs, REGULAR } from './pdf-text.ts';

function contextFrom(first: number): PDFContext {
  const context = PDFContext.create();
  context.largestObjectNumber = first - 1;
  return context;
}

/** The objects of `context`, in the order of their numbers. */
function serialised(context: PDFContext, first: number): Pick<PdfPart, 'bytes' | 'offsets' | 'next'> {
  const objects = context.enumerateIndirectObjects();
  const heads = objects.map(([ref]) => `${ref.objectNumber} 0 obj\n`);
  const END = Buffer.from('\nendobj\n');
  const size = objects.reduce(
    (sum, [, object], i) => sum + (heads[i] ?? '').length + object.sizeInBytes() + END.length,
    0,
  );
  const bytes = new Uint8Array(size);
  const offsets = new Int32Array(context.largestObjectNumber - first + 1).fill(-1);
  let at = 0;
  for (const [index, [ref, object]] of objects.entries()) {
    offsets[ref.objectNumber - first] = at;
    const head = Buffer.from(heads[index] ?? '');
    bytes.set(head, at);
    at += head.length;
    at += object.copyBytesInto(bytes, at);
    bytes.set(END, at);
    at += END.length;
  }
  return { bytes, offsets, next: context.largestObjectNumber + 1 };
}

const name = (text: string) => PDFName.of(text);

function withNode(context: PDFContext, first: number, node: PDFRef, pages: PDFRef[], anchors = {}): PdfPart {
  context.assign(node, context.obj({ Type: 'Pages', Kids: pages, Count: pages.length, Parent: PDFRef.of(BOOK_PAGES) }));
  return {
    first,
    ...serialised(context, first),
    node: node.objectNumber,
    pages: pages.map(({ objectNumber }) => objectNumber),
    anchors,
  };
}

/** Pages that are drawn; object numbers from `first`. `pictures`: JPEGs by the names that they are shown by. */
async function partOfDrawn(
  drawn: readonly DrawnPage[],
  first: number,
  { anchors = {}, pictures = new Map() }: Partial<Pick<LaidOut, 'anchors' | 'pictures'>> = {},
): Promise<PdfPart> {
  const context = contextFrom(first);
  const node = context.nextRef();
  const font = fontRefs(context);
  const XObject: Record<string, PDFRef> = {};
  for (const [key, jpeg] of pictures) XObject[key] = await (await JpegEmbedder.for(jpeg)).embedIntoContext(context);
  const resources = context.register(
    context.obj({
      Font: { [REGULAR]: font(REGULAR), [BOLD]: font(BOLD) },
      ...(pictures.size > 0 ? { XObject } : {}),
      ProcSet: ['PDF', 'Text', ...(pictures.size > 0 ? ['ImageC'] : [])],
    }),
  );
  const pages = drawn.map(({ width, height, operators }) =>
    context.register(
      context.obj({
        Type: 'Page',
        Parent: node,
        MediaBox: [0, 0, width, height],
        Resources: resources,
        Contents: context.register(context.flateStream(operators)),
      }),
    ),
  );
  return withNode(context, first, node, pages, anchors);
}

/** Pages of ours. */
export function partOfSheets(job: PdfSheets, first: number): Promise<PdfPart> {
  const { sheets, ...laidOut } = layOut(job);
  return partOfDrawn(
    sheets.map((operators) => ({ ...A4, operators })),
    first,
    laidOut,
  );
}

export const partOfLabels = (job: PdfLabels, first: number): Promise<PdfPart> => partOfDrawn(drawLabels(job), first);

/** A signature that was made names the byte range that it covers. */
const isSigned = (context: PDFContext): boolean =>
  context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFDict && object.has(name('ByteRange')) && object.has(name('Contents')));

const SCRIPTS = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'RichMediaExecute'];

/** Actions of a copied page and of its annotations are removed. */
function withoutActions(leaf: PDFPageLeaf): void {
  leaf.delete(name('AA'));
  const annotations = leaf.context.lookup(leaf.get(name('Annots')));
  if (!(annotations instanceof PDFArray)) return;
  for (const one of annotations.asArray()) {
    const annotation = leaf.context.lookup(one);
    if (!(annotation instanceof PDFDict)) continue;
    annotation.delete(name('AA'));
    const action = leaf.context.lookup(annotation.get(name('A')));
    const kind = action instanceof PDFDict ? action.get(name('S')) : undefined;
    if (SCRIPTS.some((script) => kind === name(script))) annotation.delete(name('A'));
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocument | PdfProblem> {
  if (!isParseable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) return 'unreadable';
  const source = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false, parseSpeed: 5000 });
  if (source.isEncrypted) return 'encrypted';
  return isSigned(source.context) ? 'signed' : source;
}

/** Pages of a file, each under its line; a `PdfProblem` where they cannot be taken. */
export async function partOfPdf(bytes: Uint8Array, stamp: PdfStamp, first: number): Promise<PdfPart | PdfProblem> {
  try {
    const source = await open(bytes);
    if (typeof source === 'string') return source;
    const context = contextFrom(first);
    const node = context.nextRef();
    const copier = PDFObjectCopier.for(source.context, context);
    // By reference, so that a link from page to page leads to the copy; a page that the tree names twice comes once.
    const pages = [...new Set(source.getPages().map(({ ref }) => copier.copy(ref)))];
    if (pages.length === 0) return 'unreadable';
    const font = fontRefs(context);
    for (const [index, ref] of pages.entries()) {
      const leaf = context.lookup(ref);
      if (!(leaf instanceof PDFPageLeaf)) return 'unreadable';
      withoutActions(leaf);
      stampPage(leaf, `${stamp.lead} · folha ${index + 1}/${pages.length} · ${stamp.rest}`, font);
      leaf.setParent(node);
    }
    return withNode(context, first, node, pages);
  } catch {
    // Classifies a parser's error about somebody's file. An encrypted file may fail in the parser before it is
    // recognised as encrypted.
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')
      ? 'encrypted'
      : 'unreadable';
  }
}
