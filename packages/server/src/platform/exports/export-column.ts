/**
 * What one column of a spreadsheet export is; the same declaration serves .xlsx and .csv.
 *
 * In: a row of the caller's view. Out of `valor`, by `tipo`:
 *   texto    string, always text in the file, whatever it looks like ('=1+1' stays those four characters)
 *   inteiro  integer
 *   dinheiro integer centavos
 *   data     calendar date 'YYYY-MM-DD'
 *   instante ISO instant or Date, written as São Paulo wall time
 *   simNao   boolean, written 'Sim' or 'Não'
 * `null` and `undefined` are an empty cell in every type.
 * Source: spec 1 §9 (exports), decisions §6 (real .xlsx, CSV choice of the same menu).
 */

export type ExportCellType = 'texto' | 'inteiro' | 'dinheiro' | 'data' | 'instante' | 'simNao';

type ValueOf = {
  texto: string;
  inteiro: number;
  dinheiro: number;
  data: string;
  instante: string | Date;
  simNao: boolean;
};

type ColumnOf<T, K extends ExportCellType> = {
  titulo: string;
  tipo: K;
  /** Width in characters; without it the width that suits the type. */
  largura?: number;
  valor: (row: T) => ValueOf[K] | null | undefined;
};

export type ExportColumn<T> = { [K in ExportCellType]: ColumnOf<T, K> }[ExportCellType];

export type ExportFormat = 'xlsx' | 'csv';

/** Batches of rows, never the whole table: `cursorRows` gives them. */
export type RowBatches<T> = AsyncIterable<readonly T[]>;

export const exportContentTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** 'despesas' → 'despesas.xlsx': the names are the spec's, so nothing is added to them. */
export function exportFileName(base: string, format: ExportFormat): string {
  return `${base}.${format}`;
}
