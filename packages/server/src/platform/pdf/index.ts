/** What modules use of the PDF room: pages of ours, other people's pages, one book of both. */
export { type OutlineEntry, PdfBook } from './pdf-book.ts';
export type { PdfLabel } from './pdf-labels.ts';
export type { PdfBlock, PdfColumn, PdfSheets } from './pdf-layout.ts';
export type { PdfPart, PdfProblem } from './pdf-shape.ts';
export { createPdfWorkshop, type PdfWorkshop } from './pdf-workshop.ts';
export { printLabels, printSheets } from './print-sheets.ts';
