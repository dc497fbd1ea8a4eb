/**
 * What an import did, per area: read, imported, there already, and each record refused or imported with a remark.
 *
 * `summary` is for the console (counts, and reasons by how often: no key, which may hold personal data), `toCsv` the whole
 * list with its keys. Source: decisions §2 (moving over).
 */
import type { Readable } from 'node:stream';
import { type ExportColumn, exportStream } from '../exports/index.ts';

export interface Line {
  chave: string;
  texto: string;
}

export interface AreaReport {
  area: string;
  lidos: number;
  importados: number;
  jaImportados: number;
  recusados: Line[];
  ressalvas: Line[];
  /** No part of this program reads the area. */
  semDestino?: boolean;
}

/** The report of an area of which nothing has been read yet. */
export const emptyReport = (area: string): AreaReport => ({
  area,
  lidos: 0,
  importados: 0,
  jaImportados: 0,
  recusados: [],
  ressalvas: [],
});

const SHOWN = 12;
const COLUMNS = ['lidos', 'importados', 'já estavam', 'recusados', 'ressalvas'];
const cells = (values: readonly (string | number)[]) => values.map((value) => String(value).padStart(12)).join('');

function reasons(title: string, lines: readonly Line[]): string[] {
  const counts = new Map<string, number>();
  for (const { texto } of lines) counts.set(texto, (counts.get(texto) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  if (sorted.length === 0) return [];
  const rest = sorted.length - SHOWN;
  return [
    '',
    title,
    ...sorted.slice(0, SHOWN).map(([texto, count]) => `${String(count).padStart(8)} × ${texto}`),
    ...(rest > 0 ? [`         … e mais ${rest} motivos, no relatório`] : []),
  ];
}

/** pt-BR text of several lines: counts, and reasons by how often. */
export function summary(reports: readonly AreaReport[]): string {
  const rows = reports.map((r) =>
    r.semDestino
      ? `${r.area.padEnd(26)}${cells([r.lidos])}   não importada: esta versão não lê esta área`
      : r.area.padEnd(26) + cells([r.lidos, r.importados, r.jaImportados, r.recusados.length, r.ressalvas.length]),
  );
  return [
    'área'.padEnd(26) + cells(COLUMNS),
    ...rows,
    ...reports.flatMap(({ area, recusados, ressalvas }) => [
      ...reasons(`Recusados em ${area}:`, recusados),
      ...reasons(`Ressalvas em ${area}:`, ressalvas),
    ]),
  ].join('\n');
}

interface ReportRow extends Line {
  area: string;
  resultado: string;
}

const REPORT_COLUMNS: readonly ExportColumn<ReportRow>[] = [
  { titulo: 'Área', tipo: 'texto', valor: ({ area }) => area },
  { titulo: 'Chave no sistema anterior', tipo: 'texto', valor: ({ chave }) => chave },
  { titulo: 'Resultado', tipo: 'texto', valor: ({ resultado }) => resultado },
  { titulo: 'Motivo', tipo: 'texto', valor: ({ texto }) => texto },
];

function rowsOf({ area, recusados, ressalvas, semDestino, lidos }: AreaReport): ReportRow[] {
  if (semDestino) return [{ area, chave: '', resultado: 'Área não importada', texto: `${lidos} registros` }];
  const as = (resultado: string) => (line: Line) => ({ area, resultado, ...line });
  return [...recusados.map(as('Recusado')), ...ressalvas.map(as('Importado com ressalva'))];
}

/** The whole list as a .csv stream. */
export const toCsv = (reports: readonly AreaReport[]): Readable =>
  exportStream(
    'csv',
    REPORT_COLUMNS,
    (async function* () {
      for (const report of reports) yield rowsOf(report);
    })(),
  );
