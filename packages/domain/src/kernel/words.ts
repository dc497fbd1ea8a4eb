/**
 * An amount in words, for receipts: centavos → 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'.
 *
 * Its own entry (`@sede/domain/kernel/words`), so that no screen loads the library. Throws a RangeError on what is not
 * an amount from zero to the maximum. Source: spec 1 §7.2 (valorPorExtenso).
 */

import extenso from 'extenso';
import { type Centavos, isCentavos, VALOR_MAXIMO } from './money.ts';

export function valorPorExtenso(centavos: Centavos): string {
  if (!isCentavos(centavos) || centavos < 0 || centavos > VALOR_MAXIMO) throw new RangeError('Not an amount');
  const digits = String(centavos).padStart(3, '0');
  // As text with a dot: the library reads '1,01' as a mistake, and a number would be a binary fraction.
  return extenso(`${digits.slice(0, -2)}.${digits.slice(-2)}`, { mode: 'currency' });
}
