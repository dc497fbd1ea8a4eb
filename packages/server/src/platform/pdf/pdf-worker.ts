/**
 * The thread of the workshop: makes one part at a time, outside the server's own thread, and hands it over without a
 * copy.
 */
import { parentPort } from 'node:worker_threads';
import { partOfLabels, partOfPdf, partOfSheets } from './pdf-part.ts';
import type { PdfPart, PdfProblem } from './pdf-shape.ts';
import type { PdfJob } from './pdf-workshop.ts';

async function made(job: PdfJob, first: number): Promise<PdfPart | PdfProblem> {
  if ('sheets' in job) return partOfSheets(job.sheets, first);
  return 'labels' in job ? partOfLabels(job.labels, first) : partOfPdf(job.pdf, job.stamp, first);
}

parentPort?.on('message', async ({ job, first }: { job: PdfJob; first: number }) => {
  const part = await made(job, first);
  parentPort?.postMessage(part, typeof part === 'string' ? [] : [part.bytes.buffer, part.offsets.buffer]);
});
