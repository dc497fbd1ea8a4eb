/** Moving over from the old system: what modules and the command use. */
export { ExportFields } from './export-fields.ts';
export { asNode, children, type Node, readExport } from './export-file.ts';
export {
  decodeKey,
  readDay,
  readInstant,
  readLabels,
  readParcela,
  readReais,
  readText,
  readTexts,
  readYes,
} from './export-values.ts';
export { summary, toCsv } from './import-report.ts';
export { runImport } from './import-run.ts';
export type { ImportContext, ImportSource, Responsible } from './import-source.ts';
export { ImportError, Refusal } from './refusal.ts';
export { keptHistory, labelsOfFields, listToldHistory } from './told-history.ts';
export { TolerantFields } from './tolerant-fields.ts';
