/** Reading tables that people send as spreadsheets. Writing them stands in `platform/exports`. */
export { readTable } from './read-table.ts';
export { SpreadsheetError } from './read-xlsx.ts';
