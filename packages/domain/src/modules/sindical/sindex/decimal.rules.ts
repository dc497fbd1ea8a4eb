/**
 * Exact decimals as staff write them: comma before the decimals, dots between thousands, no sign, no exponent.
 *
 * `readDecimal` reads what a person or a program wrote and refuses what is doubtful ('12.5', '1e308', '80 %');
 * `normaliseDecimalTyping` is what an input keeps of the keys, before that check. The form kept and answered is the shortest one:
 * '1.234,50' → '1234,5'. Fractions are pairs of bigint: nothing is rounded before the result.
 * Source: spec 3 §5 (Sindex); decisions-sindical (Sindex).
 */
import { sindexMessages as messages } from './sindex.messages.ts';

const MAX_INTEIROS = 15;
const MAX_DECIMAIS = 6;

/** '1234,5': no dots, no needless zeros. */
export type Decimal = string;
export interface Fracao {
  n: bigint;
  d: bigint;
}

/** Either no dots at all, or a dot before every group of three. */
const TEXTO = /^(?:[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+)(?:,[0-9]+)?$/;

export type DecimalLido = { valor: Decimal } | { erro: string };

export function readDecimal(text: string): DecimalLido {
  const bare = text.trim();
  if (!TEXTO.test(bare)) return { erro: messages.numeroInvalido };
  const [inteiros = '', decimais = ''] = bare.replaceAll('.', '').split(',');
  const antes = inteiros.replace(/^0+(?=[0-9])/, '');
  const depois = decimais.replace(/0+$/, '');
  if (antes.length > MAX_INTEIROS) return { erro: messages.algarismosDemais };
  if (depois.length > MAX_DECIMAIS) return { erro: messages.decimaisDemais };
  return { valor: depois === '' ? antes : `${antes},${depois}` };
}

/** Digits and one comma, at most 15 and 6 digits around it; everything else is dropped. */
export function normaliseDecimalTyping(text: string): string {
  const kept = text.replace(/[^0-9,]/g, '');
  const comma = kept.indexOf(',');
  const inteiros = (comma < 0 ? kept : kept.slice(0, comma)).replace(/^0+(?=[0-9])/, '').slice(0, MAX_INTEIROS);
  if (comma < 0) return inteiros;
  return `${inteiros || '0'},${kept.slice(comma).replaceAll(',', '').slice(0, MAX_DECIMAIS)}`;
}

/** Of a decimal that was read. */
export function fracaoDe(decimal: Decimal): Fracao {
  const [inteiros = '0', decimais = ''] = decimal.split(',');
  return { n: BigInt(inteiros + decimais), d: 10n ** BigInt(decimais.length) };
}

/**
 * '1234,5' → '1.234,5'; a minus stays. As the audit trail holds it, a decimal of the database ('1234.5') is shown the same;
 * `casas`: no fewer decimals than these.
 */
export function formatDecimal(decimal: Decimal, casas = 0): string {
  const [inteiros = '', lidos = ''] = decimal.split(/[.,]/);
  const decimais = lidos.padEnd(casas, '0');
  const grupos = inteiros.replace(/\B(?=(?:[0-9]{3})+$)/g, '.');
  return decimais === '' ? grupos : `${grupos},${decimais}`;
}

/** As a database reads it. */
export const decimalParaBanco = (decimal: Decimal): string => decimal.replace(',', '.');
