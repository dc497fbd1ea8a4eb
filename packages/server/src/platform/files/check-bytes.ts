/**
 * Whether bytes that are read already are a file that its owner takes: the upload's gate, for what is kept with `keepFile`.
 * Errors: those of `upload-gate.ts`.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileKind, FileRule } from '@sede/domain/kernel';
import { uploadGate } from './upload-gate.ts';

/** Out: which kind it is. */
export async function checkBytes(rule: FileRule, bytes: Buffer): Promise<FileKind> {
  const { stream, kind } = uploadGate(rule);
  await pipeline(Readable.from([bytes], { objectMode: false }), stream.resume());
  return kind();
}
