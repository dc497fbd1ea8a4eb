/**
 * What every uploaded byte passes before it is kept: the size limit and the proof that the content is a PDF.
 *
 * The header '%PDF-' must stand within the first 1,024 bytes and '%%EOF' within the last 2,048 (readers accept both), and
 * no other type may be recognised at the beginning (a zip that hides a PDF header is refused). The name is not looked at.
 * Errors: `anexos.grande_demais` as soon as the limit is passed, `anexos.nao_pdf` as soon as the beginning shows it,
 * `anexos.vazio`. Source: decisions §6; invariants A13.
 */
import { Transform } from 'node:stream';
import { anexosErrors } from './anexos-errors.ts';

export const MAX_UPLOAD = 20 * 1024 * 1024;
const HEAD = 1024;
const TAIL = 2048;

async function isPdfHead(head: Buffer): Promise<boolean> {
  if (!head.includes('%PDF-')) return false;
  // Loaded with the first upload: an idle server does without it.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(head);
  return type === undefined || type.mime === 'application/pdf';
}

export function pdfGate(limit = MAX_UPLOAD): Transform {
  let size = 0;
  let head: Buffer | null = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);

  /** Checks the head once it is complete (or the stream has ended before that). */
  async function checkHead(ended: boolean): Promise<void> {
    if (head === null || (head.length < HEAD && !ended)) return;
    if (!(await isPdfHead(head.subarray(0, HEAD)))) throw anexosErrors.nao_pdf();
    head = null;
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) {
        done(anexosErrors.grande_demais());
        return;
      }
      if (head) head = Buffer.concat([head, chunk.subarray(0, HEAD)]);
      tail = Buffer.concat([tail, chunk.subarray(-TAIL)]).subarray(-TAIL);
      checkHead(false).then(() => done(null, chunk), done);
    },
    flush(done) {
      if (size === 0) {
        done(anexosErrors.vazio());
        return;
      }
      checkHead(true).then(() => done(tail.includes('%%EOF') ? null : anexosErrors.nao_pdf()), done);
    },
  });
}
