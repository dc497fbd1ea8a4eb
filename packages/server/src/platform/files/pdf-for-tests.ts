/** Small real PDFs and streams for tests of files. */
import { Readable } from 'node:stream';
import type { FileStore, ListedFile } from './file-store.ts';

export function pdfBytes(size = 2000): Buffer {
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';
  const tail = '\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';
  return Buffer.from(head + '%'.repeat(Math.max(0, size - head.length - tail.length)) + tail);
}

/** In pieces, as a network gives them. */
export function streamOf(bytes: Buffer, piece = 16_384): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) pieces.push(bytes.subarray(at, at + piece));
  return Readable.from(pieces, { objectMode: false });
}

export async function listed(store: FileStore): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}
