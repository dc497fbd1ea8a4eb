/**
 * The thread of the workshop: makes one part at a time, outside the server's own thread, and hands it over without a
 * copy.
 */
import { parentPort } from 'node:worker_threads';
import { partOfPdf, partOfSheets } from './pdf-part.ts';
import type { PdfJob } from './pdf-workshop.ts';

parentPort?.on('message', async ({ job, first }: { job: PdfJob; first: number }) => {
  const part = 'sheets' in job ? partOfSheets(job.sheets, first) : await partOfPdf(job.pdf, job.stamp, first);
  parentPort?.postMessage(part, typeof part === 'string' ? [] : [part.bytes.buffer, part.offsets.buffer]);
});
