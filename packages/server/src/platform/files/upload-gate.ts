/**
 * What every uploaded byte passes before it is kept: the largest size and the proof, by its content, that the file is of a
 * kind that its owner takes. The name is not looked at, only told where it is too large.
 *
 * Out: the bytes as they came; `kind()` once they have all passed. Memory: the head and the tail that the kinds ask for, a PDF, DOC, DOCX or video whole.
 * Errors: `anexos.grande_demais` as soon as the limit is passed, `anexos.tipo_recusado` as soon as the beginning shows it,
 * `anexos.vazio`, `anexos.conteudo_ativo`. Source: decisions §6; invariants A13; decision 036.
 */
import { Transform } from 'node:stream';
import type { FileKind, FileRule } from '@sede/domain/kernel';
import { anexosErrors } from './anexos-errors.ts';
import { fetchesFromOutside } from './docx-links.ts';
import { HEAD_BYTES, RECOGNISERS } from './file-content.ts';
import { scanPdfAside } from './pdf-scan-aside.ts';

export interface UploadGate {
  stream: Transform;
  /** What passed; before the end an error of ours. */
  kind(): FileKind;
  /** An encrypted PDF that cannot be read. */
  locked(): boolean;
}

function begun(kinds: readonly FileKind[], head: Buffer, old: boolean): FileKind[] {
  return kinds.filter((kind) => {
    const { begins, beganBefore = begins } = RECOGNISERS[kind];
    return (old ? beganBefore : begins)(head);
  });
}

/** `old`: what comes over from the old system, where some files are less strict. `nome`: as it was sent. */
export function uploadGate(rule: FileRule, { old = false, nome }: { old?: boolean; nome?: string } = {}): UploadGate {
  const tailBytes = Math.max(0, ...rule.kinds.map((kind) => RECOGNISERS[kind].tailBytes));
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  let tail: Buffer = Buffer.alloc(0);
  /** Which it may still be; null until the head is complete. */
  let candidates: FileKind[] | null = null;
  let passed: FileKind | undefined;
  /** The bytes while it may be of a kind that is looked at as a whole. */
  let kept: Buffer[] = [];
  let locked = false;

  const refusal = () => anexosErrors.tipo_recusado({ values: { rule } });

  /** Asks the head once it is complete (or the stream has ended before that). */
  function checkHead(ended: boolean): Error | null {
    if (candidates !== null || (head.length < HEAD_BYTES && !ended)) return null;
    candidates = begun(rule.kinds, head, old);
    return candidates.length === 0 ? refusal() : null;
  }

  /** JavaScript, programs and what a document would fetch are refused; what cannot be read because it is encrypted is marked. */
  async function scan(): Promise<void> {
    const bytes = kept;
    kept = [];
    if (old) return;
    if (passed === 'docx' && fetchesFromOutside(Buffer.concat(bytes))) throw refusal();
    if (passed !== 'pdf') return;
    const verdict = await scanPdfAside(Buffer.concat(bytes));
    if (verdict === 'active') throw anexosErrors.conteudo_ativo();
    if (verdict === 'broken') throw refusal();
    locked = verdict === 'locked';
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > rule.maxBytes) {
        done(anexosErrors.grande_demais({ values: { rule, ...(nome !== undefined && { nome }) } }));
        return;
      }
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      if (tailBytes > 0) tail = Buffer.concat([tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes);
      if ((candidates ?? rule.kinds).some((kind) => RECOGNISERS[kind].wholly)) kept.push(chunk);
      else kept = [];
      done(checkHead(false), chunk);
    },
    flush(done) {
      if (size === 0) {
        done(anexosErrors.vazio());
        return;
      }
      const problem = checkHead(true);
      passed = candidates?.find((kind) =>
        RECOGNISERS[kind].isWhole({ head, tail, size, all: () => Buffer.concat(kept) }),
      );
      if (problem || !passed) done(problem ?? refusal());
      else scan().then(() => done(), done);
    },
  });
  return {
    stream,
    kind() {
      if (!passed) throw new Error('upload gate: asked for the kind before the end');
      return passed;
    },
    locked: () => locked,
  };
}
