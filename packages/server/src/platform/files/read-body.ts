/**
 * A request's bytes, whole, up to a limit: for files that are read before they are kept (statements, lists).
 *
 * A body beyond the limit is refused as soon as that shows; the rest is read on and thrown away. Out: the bytes.
 * Errors: what `tooLarge` makes; `anexos.vazio`, `anexos.incompleto`. Unit: bytes.
 */
import { finished, type Readable } from 'node:stream';
import { anexosErrors } from './anexos-errors.ts';
import { discardRest } from './receive-upload.ts';

export function readBody(stream: Readable, limit: number, tooLarge: () => Error): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      stream.off('data', take);
      unwatch();
      discardRest(stream);
      reject(tooLarge());
    };
    const unwatch = finished(stream, { writable: false }, (error) => {
      if (error) reject(anexosErrors.incompleto());
      else if (size === 0) reject(anexosErrors.vazio());
      else resolve(Buffer.concat(chunks));
    });
    stream.on('data', take);
  });
}
