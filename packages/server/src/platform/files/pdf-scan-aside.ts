/**
 * The scan of a large PDF in a thread of its own, so that the server answers others meanwhile; a small one is scanned at once.
 * A thread that takes too long or too much memory ends: then the file is 'broken'.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type PdfVerdict, scanPdf } from './pdf-scan.ts';

/** Scanned in some milliseconds. */
const SMALL = 512 * 1024;
const PATIENCE_MS = 20_000;
const HEAP_MB = 256;

export async function scanPdfAside(bytes: Buffer): Promise<PdfVerdict> {
  if (bytes.length <= SMALL) return scanPdf(bytes);
  const worker = new Worker(new URL('./pdf-scan-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.on('error', () => undefined);
  const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  try {
    return await Promise.race([
      once(worker, 'message').then(([verdict]) => verdict as PdfVerdict),
      once(worker, 'exit').then((): PdfVerdict => 'broken'),
    ]);
  } catch {
    return 'broken';
  } finally {
    clearTimeout(patience);
    await worker.terminate();
  }
}
