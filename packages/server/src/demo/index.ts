/** What the modules' parts of the demonstration (`<module>.demo.ts`) use. */
export { makeCnpj, makeCpf } from './documents.ts';
export { fewAtOnce } from './few-at-once.ts';
export { makeNames } from './names.ts';
export type { Worker } from './office.ts';
export type { DemoContext, DemoPart } from './part.ts';
export { makePdf, pdfName } from './pdf.ts';
export { createRandom, type Random } from './random.ts';
