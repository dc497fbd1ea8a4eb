/**
 * Where parts of a book are made: a thread of its own, so that the server answers others while a big file is taken apart.
 *
 * One job at a time, in order; a file that takes longer than its patience, or more memory than there is, ends the thread
 * and is 'unreadable': the next job gets a new one. The library remembers every object number, so the thread is renewed
 * after some ten thousand. `close` ends it; a job under way then ends as 'unreadable' too.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfLabels } from './pdf-labels.ts';
import type { PdfSheets } from './pdf-layout.ts';
import type { PdfPart, PdfProblem, PdfStamp } from './pdf-shape.ts';

/** A file's bytes are given away: the caller's are empty afterwards. */
export type PdfJob = { sheets: PdfSheets } | { labels: PdfLabels } | { pdf: Uint8Array<ArrayBuffer>; stamp: PdfStamp };

export interface PdfWorkshop {
  sheets(sheets: PdfSheets, first: number): Promise<PdfPart>;
  labels(labels: PdfLabels, first: number): Promise<PdfPart>;
  pdf(bytes: Uint8Array<ArrayBuffer>, stamp: PdfStamp, first: number): Promise<PdfPart | PdfProblem>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const HEAP_MB = 384;
const RENEW_AFTER = 40_000;

export function createPdfWorkshop({ patienceMs = PATIENCE_MS } = {}): PdfWorkshop {
  let worker: Worker | null = null;
  let made = 0;

  async function dismiss(): Promise<void> {
    const old = worker;
    worker = null;
    made = 0;
    await old?.terminate();
  }

  function thread(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // For a broken file the parser writes warnings; they are not wanted in our output.
      stdout: true,
      stderr: true,
    });
    // An error also ends the thread, and 'exit' tells whoever waits.
    worker.on('error', () => undefined);
    return worker;
  }

  async function run(job: PdfJob, first: number): Promise<PdfPart | PdfProblem> {
    const hired = thread();
    const given = 'pdf' in job ? [job.pdf.buffer] : [];
    hired.postMessage({ job, first }, given);
    const over = new AbortController();
    const patience = setTimeout(() => void hired.terminate(), patienceMs);
    try {
      const options = { signal: over.signal };
      const part = await Promise.race([
        once(hired, 'message', options).then(([answer]) => answer as PdfPart | PdfProblem),
        once(hired, 'exit', options).then((): PdfProblem => 'unreadable'),
      ]);
      if (typeof part === 'string') {
        if (hired.threadId === -1) await dismiss();
        return part;
      }
      made += part.next - part.first;
      if (made > RENEW_AFTER) await dismiss();
      return part;
    } finally {
      clearTimeout(patience);
      over.abort();
    }
  }

  /** Of ours there is none that cannot be made. */
  async function own(job: PdfJob, first: number): Promise<PdfPart> {
    const part = await run(job, first);
    if (typeof part === 'string') throw new Error('pdf: the thread that sets pages ended');
    return part;
  }

  return {
    sheets: (sheets, first) => own({ sheets }, first),
    labels: (labels, first) => own({ labels }, first),
    pdf: (bytes, stamp, first) => run({ pdf: bytes, stamp }, first),
    close: dismiss,
  };
}
