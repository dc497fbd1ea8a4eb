/** The thread of the workshop: one job at a time, its part handed over without a copy. Stays out of the server's way. */
import { parentPort } from 'node:worker_threads';
import { partOfPdf, partOfSheets } from './pdf-part.ts';
import type { PdfJob } from './pdf-workshop.ts';

parentPort?.on('message', async ({ job, first }: { job: PdfJob; first: number }) => {
  const part = 'sheets' in job ? partOfSheets(job.sheets, first) : await partOfPdf(job.pdf, job.stamp, first);
  parentPort?.postMessage(part, typeof part === 'string' ? [] : [part.bytes.buffer, part.offsets.buffer]);
});
