/** A short document of our own pages, or of labels, as one PDF. In: the pages and the instant that it is dated by. Source: decisions §6 (PDF). */
import { PdfBook } from './pdf-book.ts';
import type { PdfLabels } from './pdf-labels.ts';
import type { PdfSheets } from './pdf-layout.ts';
import type { PdfPart } from './pdf-shape.ts';
import { createPdfWorkshop, type PdfWorkshop } from './pdf-workshop.ts';

type Make = (workshop: PdfWorkshop, first: number) => Promise<PdfPart>;

async function printed(title: string, at: string, make: Make): Promise<Buffer> {
  const workshop = createPdfWorkshop();
  try {
    const book = new PdfBook();
    const pieces = [book.begin()];
    const pages = await make(workshop, book.next);
    pieces.push(book.add(pages), ...book.end({ title, order: [pages], outline: [], at }));
    return Buffer.concat(pieces);
  } finally {
    await workshop.close();
  }
}

export const printSheets = (sheets: PdfSheets, at: string): Promise<Buffer> =>
  printed(sheets.head, at, (workshop, first) => workshop.sheets(sheets, first));

export const printLabels = (labels: PdfLabels, at: string): Promise<Buffer> =>
  printed(labels.title, at, (workshop, first) => workshop.labels(labels, first));
