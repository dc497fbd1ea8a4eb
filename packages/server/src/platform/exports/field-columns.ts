/**
 * Export columns from a module's field specs, so that a spreadsheet says what screen and history say.
 *
 * Amounts, days, instants, numbers and yes/no keep their type; coded values, documents and lists become the text that
 * people read; an absent value is an empty cell. Source: decisions §6 (Spreadsheet exports).
 */
import { describeValue, type FieldSpec, type FieldSpecs } from '@sede/domain/kernel';
import type { ExportColumn } from './export-column.ts';

const TYPED = new Set(['inteiro', 'dinheiro', 'data', 'instante', 'simNao']);

function columnOf<T>(campo: keyof T & string, spec: FieldSpec): ExportColumn<T> {
  const read = (row: T): unknown => row[campo] ?? null;
  // The spec's kind vouches for the value's type, as it does for the screens.
  if (TYPED.has(spec.tipo)) return { titulo: spec.rotulo, tipo: spec.tipo, valor: read } as ExportColumn<T>;
  const valor = (row: T) => {
    const value = read(row);
    return value === null || (Array.isArray(value) && value.length === 0) ? null : describeValue(spec, value);
  };
  return { titulo: spec.rotulo, tipo: 'texto', valor };
}

export function fieldColumns<T>(specs: FieldSpecs, campos: readonly (keyof T & string)[]): ExportColumn<T>[] {
  return campos.map((campo) => {
    const spec = specs[campo];
    if (!spec) throw new Error(`No field spec for ${campo}.`);
    return columnOf<T>(campo, spec);
  });
}
