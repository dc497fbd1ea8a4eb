/**
 * Rates: whole ten-thousandths of a percentage point ('1,5' is 15000), so that no binary fraction stands between a rate
 * and the centavos that it takes of an amount.
 *
 * `parsePercentual` reads what a person wrote, at most four decimals and 100%; null for anything else. `parteDe` rounds half
 * a centavo up, as the treasury's forms do. Errors: `parteDe` throws a RangeError on what is no amount or no rate.
 * Source: decisions §7 (Settlement: retained taxes); issue 9 (base and rate).
 */
import type { Centavos } from './money.ts';

export type Percentual = number;

/** 100%. */
export const PERCENTUAL_MAXIMO: Percentual = 1_000_000;
const DECIMAIS = 4;
const TEXTO = /^(?:0|[1-9][0-9]{0,2})(?:,([0-9]{1,4}))?$/;

/** '4,65' or '4,65%' → 46500; null when it is no rate from zero to 100%. */
export function parsePercentual(text: string): Percentual | null {
  const bare = text.trim().replace(/\s*%$/, '');
  const match = TEXTO.exec(bare);
  if (!match) return null;
  const [inteiros = ''] = bare.split(',');
  const valor = Number(inteiros + (match[1] ?? '').padEnd(DECIMAIS, '0'));
  return valor <= PERCENTUAL_MAXIMO ? valor : null;
}

/** 46500 → '4,65'; what an input holds. */
export function formatPercentualSemSimbolo(percentual: Percentual): string {
  const digits = String(percentual).padStart(DECIMAIS + 1, '0');
  const decimals = digits.slice(-DECIMAIS).replace(/0+$/, '');
  return digits.slice(0, -DECIMAIS) + (decimals === '' ? '' : `,${decimals}`);
}

/** 46500 → '4,65%'. */
export const formatPercentual = (percentual: Percentual): string => `${formatPercentualSemSimbolo(percentual)}%`;

/** What a rate takes of an amount, half a centavo up. By BigInt: the product of both is beyond what a double holds. */
export function parteDe(valor: Centavos, percentual: Percentual): Centavos {
  if (!Number.isSafeInteger(valor) || valor < 0) throw new RangeError('Not an amount in centavos');
  if (!Number.isInteger(percentual) || percentual < 0 || percentual > PERCENTUAL_MAXIMO) {
    throw new RangeError('Not a rate');
  }
  const inteiro = BigInt(PERCENTUAL_MAXIMO);
  return Number((2n * BigInt(valor) * BigInt(percentual) + inteiro) / (2n * inteiro));
}
