/** The thread of `pdf-scan-aside.ts`: one file, one verdict. */
import { parentPort, workerData } from 'node:worker_threads';
import { scanPdf } from './pdf-scan.ts';

parentPort?.postMessage(scanPdf(Buffer.from(workerData as Uint8Array)));
