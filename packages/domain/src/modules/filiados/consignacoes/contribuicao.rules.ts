/**
 * The table of dues with its dates: percent of net pay, floor and ceiling, each from a day on.
 *
 * Kept as words of a setting, one row a line: '01/01/2024; 0,90; 110,00; 210,00' (desde; %; piso; teto). Out: percent in hundredths of
 * a point (0,90 % is 90), amounts in centavos. Source: spec 2 §9; decisions-members (Consignação).
 */
import { type CalendarDate, type Centavos, parseDataBr, parseReais } from '@sede/domain/kernel';

export interface Contribuicao {
  desde: CalendarDate;
  percentual: number;
  piso: Centavos;
  teto: Centavos;
}

export const TABELA_PADRAO = '01/01/2024; 0,90; 110,00; 210,00';

/** One row, or null where it cannot be read. */
function readContribuicao(text: string): Contribuicao | null {
  const [desde, percentual, piso, teto, more] = text.split(';').map((part) => part.trim());
  if (desde === undefined || percentual === undefined || piso === undefined || teto === undefined || more !== undefined)
    return null;
  const day = parseDataBr(desde);
  const [low, high] = [parseReais(piso), parseReais(teto)];
  if (day === null || low === null || high === null || low < 0 || high < low) return null;
  if (!/^\d{1,2}(,\d{1,2})?%?$/.test(percentual)) return null;
  const points = Math.round(Number(percentual.replace('%', '').replace(',', '.')) * 100);
  return points > 0 ? { desde: day, percentual: points, piso: low, teto: high } : null;
}

const TABELA_ILEGIVEL = 'Escreva: data; percentual; piso; teto. Exemplo: 01/01/2024; 0,90; 110,00; 210,00';

const linhasDe = (texto: string): string[] => texto.split(/\n/).filter((linha) => linha.trim() !== '');

/** Why a table cannot be kept, or null. */
export function problemaDaTabela(texto: string): string | null {
  const rows = linhasDe(texto).map(readContribuicao);
  if (rows.length === 0 || rows.some((row) => row === null)) return TABELA_ILEGIVEL;
  const days = new Set(rows.map((row) => row?.desde));
  return days.size === rows.length ? null : 'Duas linhas da tabela começam no mesmo dia.';
}

/** Newest first; what cannot be read is left out (the setting refuses it). */
export const readTabela = (texto: string): Contribuicao[] =>
  linhasDe(texto)
    .map(readContribuicao)
    .filter((row) => row !== null)
    .toSorted((a, b) => b.desde.localeCompare(a.desde));

/** The row in force on a day; before the first one, none. */
export const contribuicaoEm = (tabela: readonly Contribuicao[], dia: CalendarDate): Contribuicao | null =>
  tabela.filter(({ desde }) => desde <= dia).toSorted((a, b) => b.desde.localeCompare(a.desde))[0] ?? null;
