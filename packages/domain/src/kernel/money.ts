/**
 * Money: integer centavos end to end, no binary fraction anywhere.
 *
 * `parseReais` reads what a person or a file wrote and refuses what is doubtful ('1,234.56', '1e3', '12.34'); `readReais`
 * also says why. `normaliseReaisTyping` is what an input does at each key, before that check. Errors: `sumCentavos` throws
 * `SomaExcessiva` rather than losing a centavo; `totalCentavos` sums whatever there is, for showing.
 * Source: spec 1 §5, §9; decisions §7 (Amounts); invariants A1, A2.
 */
import { VALOR_ACIMA_DO_LIMITE, VALOR_INVALIDO, VALOR_NEGATIVO } from './field-messages.ts';

export type Centavos = number;

/** R$ 9.999.999.999.999,99: numeric(15,2), and still a safe integer in JSON. */
export const VALOR_MAXIMO: Centavos = 999_999_999_999_999;

/**
 * What an amount's field holds while its text is no amount, or is one above the limit: never null, so that something
 * typed is not told as missing, and refused by every amount's schema with its own message.
 */
export const VALOR_ILEGIVEL: Centavos = Number.MIN_SAFE_INTEGER;
export const VALOR_EXCESSIVO: Centavos = Number.MAX_SAFE_INTEGER;

const TYPED_INTEGER_DIGITS = 15;
/** Either no dots at all, or a dot before every group of three; ASCII digits only. */
const REAIS = /^(?:[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+)(?:,[0-9]{1,2})?$/;

/** Whether the value is an integer that a double holds exactly. */
export const isCentavos = (value: unknown): value is Centavos => Number.isSafeInteger(value);

/** '1.234,56' or 'R$ 1.234,56' → 123456; null when it is not an amount from zero to the maximum. */
export function parseReais(text: string): Centavos | null {
  const bare = text.trim().replace(/^R\$\s*/, '');
  if (!REAIS.test(bare)) return null;
  const [reais = '', fraction = ''] = bare.replaceAll('.', '').split(',');
  // Counted before Number(): a longer run of digits would be rounded on the way in.
  const digits = (reais + fraction.padEnd(2, '0')).replace(/^0+(?=[0-9])/, '');
  if (digits.length > String(VALOR_MAXIMO).length) return null;
  return Number(digits);
}

export type ReaisLidos = { valor: Centavos | null } | { erro: string };

const SINAL = /^(R\$\s*)?[-−]\s*/;

/**
 * What a person wrote as an amount: '' is none, an amount is read, all else says why it is not one. Below zero only with
 * `negativo` (a balance).
 */
export function readReais(text: string, { negativo = false } = {}): ReaisLidos {
  const bare = text.trim();
  if (bare === '') return { valor: null };
  const unsigned = bare.replace(SINAL, '');
  const valor = parseReais(unsigned);
  const below = unsigned !== bare;
  if (valor !== null && below && !negativo) return { erro: VALOR_NEGATIVO };
  if (valor !== null) return { valor: below && valor > 0 ? -valor : valor };
  const digits = /^(?:R\$\s*)?([0-9.]+)(?:,[0-9]{1,2})?$/.exec(unsigned)?.[1]?.replaceAll('.', '') ?? '';
  return { erro: digits.length > String(VALOR_MAXIMO).length - 2 ? VALOR_ACIMA_DO_LIMITE : VALOR_INVALIDO };
}

/**
 * What stays in an amount's input after a key: digits with the dots between them, one comma, at most 15 and 2 digits
 * around it, a minus in front with `negativo`. A dot stays where it is typed, so that '12.34' is refused and not taken
 * for 1.234, nor '1,234.56' for 1,23.
 */
export function normaliseReaisTyping(text: string, { negativo = false } = {}): string {
  const sign = negativo && /^\s*[-−]/.test(text) ? '-' : '';
  const kept = text.replace(/[^0-9.,]/g, '').replace(/^[.]+/, '');
  const comma = kept.indexOf(',');
  let digits = 0;
  const reais = [...(comma < 0 ? kept : kept.slice(0, comma)).replace(/^0+(?=[0-9])/, '')]
    .filter((one) => one === '.' || ++digits <= TYPED_INTEGER_DIGITS)
    .join('');
  if (comma < 0) return sign + reais;
  let cents = 0;
  const decimals = [...kept.slice(comma + 1)].filter((one) => one === '.' || (one !== ',' && ++cents <= 2));
  return `${sign}${reais || '0'},${decimals.join('')}`;
}

/** 123456 → '1.234,56': columns that are all money. A bigint is a sum beyond what integer centavos can hold. */
export function formatReaisSemSimbolo(centavos: Centavos | bigint): string {
  if (typeof centavos !== 'bigint' && !isCentavos(centavos)) throw new RangeError('Not an amount in centavos');
  const digits = String(centavos).replace('-', '').padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(?:[0-9]{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}${reais},${digits.slice(-2)}`;
}

/** 123456 → 'R$ 1.234,56'; a negative amount has its sign first: '-R$ 1,00'. */
export function formatReais(centavos: Centavos | bigint): string {
  const text = formatReaisSemSimbolo(centavos);
  return text.startsWith('-') ? `-R$ ${text.slice(1)}` : `R$ ${text}`;
}

/** A sum that integer centavos cannot hold exactly: an error with a message of its own, never a rounded amount. */
export class SomaExcessiva extends RangeError {}

/** The exact sum. Errors: `SomaExcessiva` beyond what integer centavos hold. */
export function sumCentavos(values: Iterable<Centavos>): Centavos {
  let sum = 0;
  for (const value of values) {
    if (!isCentavos(value)) throw new RangeError('Not an amount in centavos');
    sum += value;
    if (!Number.isSafeInteger(sum)) throw new SomaExcessiva('Sum beyond what integer centavos can hold');
  }
  return sum;
}

/** The exact sum however large, for showing: a selection of huge amounts is no reason for a screen to fail. */
export const totalCentavos = (values: Iterable<Centavos>): bigint => {
  let total = 0n;
  for (const value of values) total += BigInt(value);
  return total;
};

/** A total in n rows that differ by at most one centavo, the larger ones first; their sum is the total. */
export function splitCentavos(total: Centavos, parts: number): Centavos[] {
  if (!isCentavos(total) || total < 0) throw new RangeError('Not an amount in centavos');
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError('Parts must be a whole number from 1');
  const extra = total % parts;
  const base = (total - extra) / parts;
  return Array.from({ length: parts }, (_, row) => (row < extra ? base + 1 : base));
}
