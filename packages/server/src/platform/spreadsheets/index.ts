/** Reading tables that people send as spreadsheets. Writing them stands in `platform/exports`. */
export { isXlsx, readTable, readText } from './read-table.ts';
export { SpreadsheetError } from './read-xlsx.ts';
