/**
 * What base and rate of a retained tax propose, and how they are told. Amounts in centavos, rates as `kernel/percent` has them.
 * Source: issue 4 (retained taxes listed as owed); issue 9 (base, rate); decisions 032, 066.
 */
import {
  type Centavos,
  formatPercentual,
  formatReaisSemSimbolo,
  PERCENTUAL_MAXIMO,
  type Percentual,
  parteDe,
  VALOR_MAXIMO,
} from '@sede/domain/kernel';

const isEntre = (value: number | null | undefined, max: number): value is number =>
  value !== null && value !== undefined && value >= 0 && value <= max;

/** What base and rate propose; null without both. The amount that is typed stands, whatever they say. */
export function retencaoProposta(
  base: Centavos | null | undefined,
  aliquota: Percentual | null | undefined,
): Centavos | null {
  if (!isEntre(base, VALOR_MAXIMO) || !isEntre(aliquota, PERCENTUAL_MAXIMO)) return null;
  return parteDe(base, aliquota);
}

/** '1,5% de 1.000,00', 'base 1.000,00', '1,5%'; '' where neither was told. */
export function textoDaBase(base: Centavos | null, aliquota: Percentual | null): string {
  if (base === null) return aliquota === null ? '' : formatPercentual(aliquota);
  const valor = formatReaisSemSimbolo(base);
  return aliquota === null ? `base ${valor}` : `${formatPercentual(aliquota)} de ${valor}`;
}
