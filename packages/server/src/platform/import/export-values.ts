/**
 * Values as the old system left them, read into ours or refused with the reason: nothing is guessed.
 *
 * Amounts were numbers in reais, or their text: out, integer centavos. Days were epoch milliseconds: out, São Paulo's
 * calendar date ('YYYY-MM-DD'). Texts lose blanks around them and what PostgreSQL cannot keep. All are pure.
 * Errors: `Refusal`. Source: spec 1 §3.3–3.6; decisions §1, §2 (moving over).
 */
import { isCalendarDate, parseDataBr, parseReais, todayInSaoPaulo, VALOR_MAXIMO } from '@sede/domain/kernel';
import { asNode, children } from './export-file.ts';
import { Refusal } from './refusal.ts';

const DAY_MS = 86_400_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point, a column cannot hold a NUL
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2101, 0, 1);

/** '' for what is not there; a number becomes its text. */
export function readText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  return value.toWellFormed().replace(CONTROLS, '').trim();
}

/** 1234.5, '1234.50', '1.234,50', 'R$ 1.234,50' → 123450; null for none. '1.234' may be either of two amounts. */
export function readReais(value: unknown): number | null {
  const text = readText(value);
  if (text === '') return null;
  if (/^[0-9]+$/.test(text)) return within(Number(text) * 100, text);
  if (typeof value === 'number') {
    const centavos = Math.round(value * 100);
    // What a binary fraction adds to 0,10 is far below; a third decimal is far above.
    if (value < 0 || Math.abs(value * 100 - centavos) > 0.01)
      throw new Refusal(`valor ${text} tem mais de dois decimais ou é negativo`);
    return within(centavos, text);
  }
  if (/^[0-9]+\.[0-9]{1,2}$/.test(text)) return within(Math.round(Number(text) * 100), text);
  if (/^[0-9]{1,3}(\.[0-9]{3})+$/.test(text)) throw new Refusal(`valor '${text}' é ambíguo`);
  const centavos = parseReais(text);
  if (centavos === null) throw new Refusal(`valor '${text}' não é um valor em reais`);
  return centavos;
}

function within(centavos: number, text: string): number {
  if (centavos <= VALOR_MAXIMO) return centavos;
  throw new Refusal(`valor ${text} passa do limite`);
}

/** Shorter than nine digits is the second of January 1970 at the latest: no day that anybody stored. */
const isEpoch = (text: string) => /^-?[0-9]{9,}$/.test(text);

/** The instant as ISO 8601; null for none. */
export function readInstant(value: unknown): string | null {
  const text = readText(value);
  if (text === '') return null;
  const instant = isEpoch(text)
    ? Number(text)
    : /^[0-9]{4}-[0-9]{2}-[0-9]{2}T/.test(text)
      ? Date.parse(text)
      : Number.NaN;
  if (!(instant >= FIRST && instant < LAST)) throw new Refusal(`data '${text}' não é uma data`);
  return new Date(instant).toISOString();
}

/**
 * The calendar date. An instant is seen from São Paulo, but one of exactly midnight UTC is that day's: midnight in São
 * Paulo is 02:00 or 03:00 UTC, so such an instant was made from a bare date.
 */
export function readDay(value: unknown): string | null {
  const text = readText(value);
  if (text === '') return null;
  if (isCalendarDate(text)) return text;
  const written = parseDataBr(text);
  if (written) return written;
  const instant = readInstant(text) ?? '';
  return Date.parse(instant) % DAY_MS === 0 ? instant.slice(0, 10) : todayInSaoPaulo(new Date(instant));
}

const YES = new Set(['sim', 's', 'true', '1', 'x']);

/** True, or one of 'sim', 's', 'true', '1', 'x'; everything else is no. */
export const readYes = (value: unknown): boolean => value === true || YES.has(readText(value).toLowerCase());

/** Texts of a list, of a map to texts, or of a map key → true; one text is a list of one. */
export function readTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [readText(value)].filter((text) => text !== '');
  return Object.entries(value)
    .map(([key, one]) => (one === true ? readText(key) : readText(one)))
    .filter((text) => text !== '');
}

/** The words of a list of texts, of options { label, value }, or of a map word → true. */
export const readLabels = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return readTexts(value);
  const wordOf = (one: unknown): string => {
    const { label, value: valor, id, uid } = asNode(one);
    return [one, label, valor, id, uid].map(readText).find((text) => text !== '') ?? '';
  };
  return children(value)
    .map(([key, one]) => (one === true ? key : wordOf(one)))
    .filter((text) => text !== '');
};

/** Keys were URL-encoded, their dots as %2E. */
export function decodeKey(key: string): string {
  try {
    return readText(decodeURIComponent(key));
  } catch {
    return readText(key);
  }
}

/** '2/12' with 12 in all → 2 of 12; without it the only one. */
export function readParcela(parcela: unknown, total: unknown): { numero: number; total: number } {
  const written = /^([0-9]+)\s*\/\s*([0-9]+)$/.exec(readText(parcela));
  const many = Number(readText(total) || written?.[2] || 1);
  const numero = Number(written?.[1] ?? 1);
  const of = Number(written?.[2] ?? many);
  if (!Number.isInteger(of) || of < 1 || of > 360 || numero < 1 || numero > of)
    throw new Refusal(`parcela '${readText(parcela)}' de ${readText(total) || '1'} não existe`);
  return { numero, total: of };
}
