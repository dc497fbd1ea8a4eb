/** A short document of our own pages as one PDF. In: the pages and the instant that it is dated by. Source: decisions §6 (PDF). */
import { PdfBook } from './pdf-book.ts';
import type { PdfSheets } from './pdf-layout.ts';
import { createPdfWorkshop } from './pdf-workshop.ts';

export async function printSheets(sheets: PdfSheets, at: string): Promise<Buffer> {
  const workshop = createPdfWorkshop();
  try {
    const book = new PdfBook();
    const pieces = [book.begin()];
    const pages = await workshop.sheets(sheets, book.next);
    pieces.push(book.add(pages), ...book.end({ title: sheets.head, order: [pages], outline: [], at }));
    return Buffer.concat(pieces);
  } finally {
    await workshop.close();
  }
}
