/**
 * What a number's input keeps of a key or a paste, and which value it gives.
 *
 * A key that cannot be part of a number is ignored. What is pasted, dropped or filled in stays as it came, and so do the
 * keys of a sign or an exponent: '1,234.56', '-1' or '1e3' is refused with its message and never read as another
 * number. In: the text before, the text now, the event's `inputType` and `data`. Values: centavos, a rate, or a whole
 * number; null is empty; `VALOR_ILEGIVEL`, `VALOR_EXCESSIVO`, `INTEIRO_ILEGIVEL`, `PERCENTUAL_ILEGIVEL` are refused by
 * every schema. Source: spec 1 §5 (value input, parcel count); decisions §7 (Amounts); issues 4 and 9 (bad input).
 */
import {
  type Centavos,
  normaliseReaisTyping,
  parsePercentual,
  readReais,
  VALOR_ACIMA_DO_LIMITE,
  VALOR_EXCESSIVO,
  VALOR_ILEGIVEL,
} from '@sede/domain/kernel';

/** More digits than any intended number has. */
const MAX_PASTED = 60;
/** 'Use um número inteiro.' is its schema's answer. */
export const INTEIRO_ILEGIVEL = 0.5;

export interface Typed {
  before: string;
  now: string;
  inputType: string | undefined;
  /** The inserted text of the event; some tools and keyboards insert a whole text as if it were one key. */
  data?: string | null | undefined;
}

/** One key of a person, not a paste. */
export const isKey = ({ inputType, data }: Typed) =>
  inputType === 'insertCompositionText' || (inputType === 'insertText' && (data ?? '').length <= 1);

/** Part of a number elsewhere: left out, '1e3' would become 13 and '-1' become 1. */
const changesTheNumber = (key: string | null | undefined): boolean => /^[-+eE]$/.test(key ?? '');

/** What the input of an amount holds after this event: '1.234,5'. */
export function amountText(typed: Typed, options: { negativo?: boolean } = {}): string {
  const { before, now } = typed;
  // Key presses in a text that was refused are not normalised: they must not turn it into another amount.
  const clean = normaliseReaisTyping(before, options) === before;
  const kept = !clean || (changesTheNumber(typed.data) && !(options.negativo && typed.data === '-'));
  return isKey(typed) && !kept ? normaliseReaisTyping(now, options) : now.trimStart().slice(0, MAX_PASTED);
}

/** A minus stays: the field's own schema refuses negative amounts. */
export function amountValue(text: string): Centavos | null {
  const lido = readReais(text.replace(/,$/, ''), { negativo: true });
  if ('valor' in lido) return lido.valor;
  return lido.erro === VALOR_ACIMA_DO_LIMITE ? VALOR_EXCESSIVO : VALOR_ILEGIVEL;
}

/** Whether the value is an amount (or empty), not the mark of an unreadable text. */
export const isReadable = (value: number | null): boolean => value !== VALOR_ILEGIVEL && value !== VALOR_EXCESSIVO;

/** 'Alíquota inválida …' is its schema's answer. */
export const PERCENTUAL_ILEGIVEL = -1;

/** What the input of a rate holds after this event: '4,65'. */
export function percentText(typed: Typed): string {
  const { now } = typed;
  if (!isKey(typed)) return now.trim().slice(0, MAX_PASTED);
  // A dot, a sign or an exponent stays: '1.5' is refused and not taken for 15.
  return now.replace(/[^0-9,.eE+-]/g, '').slice(0, MAX_PASTED);
}

/** The rate, as `kernel/percent` has it; null for an empty text; `PERCENTUAL_ILEGIVEL` for what is none. */
export const percentValue = (text: string): number | null =>
  text === '' ? null : (parsePercentual(text.replace(/,$/, '')) ?? PERCENTUAL_ILEGIVEL);

/** What the input of a whole number holds after this event. */
export function integerText(typed: Typed, maxDigits: number): string {
  const { now } = typed;
  if (!isKey(typed)) return now.trim().slice(0, MAX_PASTED);
  // A comma, a dot, a sign or an exponent stays: '1,5' is refused and not taken for 15.
  return now.replace(/[^0-9,.eE+-]/g, '').slice(0, maxDigits);
}

/** The number; null for an empty text; `INTEIRO_ILEGIVEL` for what is none. */
export function integerValue(text: string): number | null {
  if (text === '') return null;
  return /^-?[0-9]{1,9}$/.test(text) ? Number(text) : INTEIRO_ILEGIVEL;
}
