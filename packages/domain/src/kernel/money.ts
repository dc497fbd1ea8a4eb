/**
 * Money: integer centavos end to end, no binary fraction anywhere.
 *
 * `parseReais` reads what a person or a file wrote and refuses what is doubtful ('1,234.56', '1e3', '12.34');
 * `normaliseReaisTyping` is what an input does at each key, before that check. Errors: `sumCentavos` throws a
 * RangeError rather than losing a centavo. Source: spec 1 §5, §9; decisions §7 (Amounts); invariants A1, A2.
 */

export type Centavos = number;

/** R$ 9.999.999.999.999,99: numeric(15,2), and still a safe integer in JSON. */
export const VALOR_MAXIMO: Centavos = 999_999_999_999_999;

const TYPED_INTEGER_DIGITS = 15;
/** Either no dots at all, or a dot before every group of three; ASCII digits only. */
const REAIS = /^(?:[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+)(?:,[0-9]{1,2})?$/;

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

/** What stays in an amount's input after a key or a paste: digits, one comma, at most 15 and 2 digits around it. */
export function normaliseReaisTyping(text: string): string {
  const kept = text.replace(/[^0-9,]/g, '');
  const comma = kept.indexOf(',');
  const reais = (comma < 0 ? kept : kept.slice(0, comma)).replace(/^0+(?=[0-9])/, '').slice(0, TYPED_INTEGER_DIGITS);
  if (comma < 0) return reais;
  return `${reais || '0'},${kept
    .slice(comma + 1)
    .replaceAll(',', '')
    .slice(0, 2)}`;
}

/** 123456 → '1.234,56': columns that are all money. */
export function formatReaisSemSimbolo(centavos: Centavos): string {
  if (!isCentavos(centavos)) throw new RangeError('Not an amount in centavos');
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(?:[0-9]{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}${reais},${digits.slice(-2)}`;
}

/** 123456 → 'R$ 1.234,56'; a negative amount has its sign first: '-R$ 1,00'. */
export function formatReais(centavos: Centavos): string {
  const text = formatReaisSemSimbolo(centavos);
  return text.startsWith('-') ? `-R$ ${text.slice(1)}` : `R$ ${text}`;
}

export function sumCentavos(values: Iterable<Centavos>): Centavos {
  let sum = 0;
  for (const value of values) {
    if (!isCentavos(value)) throw new RangeError('Not an amount in centavos');
    sum += value;
    if (!Number.isSafeInteger(sum)) throw new RangeError('Sum beyond what integer centavos can hold');
  }
  return sum;
}

/** A total in n rows that differ by at most one centavo, the larger ones first; their sum is the total. */
export function splitCentavos(total: Centavos, parts: number): Centavos[] {
  if (!isCentavos(total) || total < 0) throw new RangeError('Not an amount in centavos');
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError('Parts must be a whole number from 1');
  const extra = total % parts;
  const base = (total - extra) / parts;
  return Array.from({ length: parts }, (_, row) => (row < extra ? base + 1 : base));
}
