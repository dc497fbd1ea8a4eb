/**
 * What every uploaded byte passes before it is kept: the largest size and the proof, by its content, that the file is of a
 * kind that its owner takes. The name is not looked at.
 *
 * Out: the bytes as they came; `kind()` once they have all passed. Memory: the head and the tail that the kinds ask for.
 * Errors: `anexos.grande_demais` as soon as the limit is passed, `anexos.tipo_recusado` as soon as the beginning shows it,
 * `anexos.vazio`. Source: decisions §6; invariants A13; decision 036.
 */
import { Transform } from 'node:stream';
import type { FileKind, FileRule } from '@sede/domain/kernel';
import { anexosErrors } from './anexos-errors.ts';
import { HEAD_BYTES, RECOGNISERS } from './file-content.ts';

export interface UploadGate {
  stream: Transform;
  /** What passed; before the end an error of ours. */
  kind(): FileKind;
}

async function begun(kinds: readonly FileKind[], head: Buffer): Promise<FileKind[]> {
  const begins = await Promise.all(kinds.map((kind) => RECOGNISERS[kind].begins(head)));
  return kinds.filter((_kind, index) => begins[index]);
}

export function uploadGate(rule: FileRule): UploadGate {
  const tailBytes = Math.max(0, ...rule.kinds.map((kind) => RECOGNISERS[kind].tailBytes));
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  /** Which it may still be; null until the head is complete. */
  let candidates: FileKind[] | null = null;
  let passed: FileKind | undefined;

  const refusal = () => anexosErrors.tipo_recusado({ values: { rule } });

  /** Asks the head once it is complete (or the stream has ended before that). */
  async function checkHead(ended: boolean): Promise<void> {
    if (candidates !== null || (head.length < HEAD_BYTES && !ended)) return;
    candidates = await begun(rule.kinds, head);
    if (candidates.length === 0) throw refusal();
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > rule.maxBytes) {
        done(anexosErrors.grande_demais({ values: { rule } }));
        return;
      }
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      if (tailBytes > 0) tail = Buffer.concat([tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes);
      checkHead(false).then(() => done(null, chunk), done);
    },
    flush(done) {
      if (size === 0) {
        done(anexosErrors.vazio());
        return;
      }
      checkHead(true).then(() => {
        passed = candidates?.find((kind) => RECOGNISERS[kind].isWhole({ head, tail, size }));
        done(passed ? null : refusal());
      }, done);
    },
  });
  return {
    stream,
    kind() {
      if (!passed) throw new Error('upload gate: asked for the kind before the end');
      return passed;
    },
  };
}
