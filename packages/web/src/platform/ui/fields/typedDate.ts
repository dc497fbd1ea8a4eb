/**
 * What is typed into a field of a date: digits, a year of two digits, and keys for today and the days beside it.
 *
 * Dates are 'YYYY-MM-DD'; `today` is the clock's day in São Paulo. Source: issue 9 §5 (dates).
 */
import { addDays, isCalendarDate, parseDataBr } from '@sede/domain/kernel';

/** A year of two digits lies at most so many years ahead, else in the century before: '46' is 2046 and '47' is 1947 in 2026. */
const YEARS_AHEAD = 20;

const brOf = (digits: string) => `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;

/** What is stored for typed digits: the date, the text itself while it is not one ('31/02/2026' → 'Data inválida'), null when empty. */
export function dateValueOf(digits: string): string | null {
  if (digits === '') return null;
  const text = brOf(digits);
  return (digits.length === 8 ? parseDataBr(text) : null) ?? text.replace(/\/+$/, '');
}

/** '31/12/26' → '2026-12-31', when the field is left; null where there is nothing to complete. */
export function completedDate(value: string | null, today: string): string | null {
  const typed = /^([0-9]{2}\/[0-9]{2}\/)([0-9]{2})$/.exec(value ?? '');
  if (!typed) return null;
  const century = Number(today.slice(0, 2));
  const ahead = Number(typed[2]) - Number(today.slice(2, 4));
  return parseDataBr(`${typed[1]}${ahead > YEARS_AHEAD ? century - 1 : century}${typed[2]}`);
}

/** The date that a key gives: 'h' today, '+' and '-' the day after and before (of today, in an empty field); null for any other. */
export function dateOfKey(key: string, value: string | null, today: string): string | null {
  if (key.toLowerCase() === 'h') return today;
  const step = key === '+' ? 1 : key === '-' ? -1 : 0;
  if (step === 0 || (value !== null && !isCalendarDate(value))) return null;
  return addDays(value ?? today, step);
}
