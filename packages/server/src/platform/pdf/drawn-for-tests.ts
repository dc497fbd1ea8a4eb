/** What the pages of a PDF draw, inflated, with the texts of their hexadecimal strings in the clear (Windows-1252). */
import { inflateSync } from 'node:zlib';
import { PDFArray, type PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';

export function drawn(doc: PDFDocument, index: number): string {
  const contents = doc.getPage(index).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => doc.context.lookup(one)) : [contents];
  return streams
    .map((stream) => {
      const { dict, contents: bytes } = stream as PDFRawStream;
      const plain = dict.has(PDFName.of('Filter')) ? inflateSync(bytes) : Buffer.from(bytes);
      return plain
        .toString('latin1')
        .replace(/<([0-9a-f]*)>/gi, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));
    })
    .join('\n');
}
