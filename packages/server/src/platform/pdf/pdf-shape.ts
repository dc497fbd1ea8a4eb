/**
 * What a part of a book is, and the numbers that every book has: all that the server's own thread needs to know of a
 * PDF.
 *
 * Apart from the makers, whose library is loaded by the worker alone: it costs a start 0.2 s and some 20 MiB.
 */

/** Object numbers that every book has: its catalogue and the root of its pages. */
export const BOOK_CATALOG = 1;
export const BOOK_PAGES = 2;
export const FIRST_FREE = 3;

export type PdfProblem = 'encrypted' | 'signed' | 'unreadable';

export interface PdfPart {
  first: number;
  /** The number after the last one used. */
  next: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each object begins in `bytes`; −1 where a number has no object. */
  offsets: Int32Array<ArrayBuffer>;
  /** Numbers: of the node over the pages, and of each page. */
  node: number;
  pages: number[];
  /** On which page (from 0) each named block of sheets begins. */
  anchors: Record<string, number>;
}

/** 'Lançamento 12 · folha 1/3 · 10/10/2026 …': the page within its file stands between the two. */
export interface PdfStamp {
  lead: string;
  rest: string;
}
