/**
 * The two calculations, exact to the last step: fractions of bigint, one rounding to 2 decimals, half up (away from zero: a cost and
 * the same surplus differ in their sign only). The same on every machine, whatever its locale.
 *
 * Amounts in centavos. Out: the result as '4,00', without dots. Divisors are above zero: the schemas see to it. Errors: RangeError on a
 * divisor of zero, which would be a fault of the caller.
 * Source: spec 3 §9 (Sindex formulas); decisions §9 (Sindex inputs); decisions-sindical (Sindex); invariant F2.
 */
import type { Centavos } from '@sede/domain/kernel';
import { type Decimal, type Fracao, fracaoDe } from './decimal.rules.ts';

export interface Viabilidade {
  usoReal: Decimal;
  usoEsperado: Decimal;
  receita: Centavos;
  custo: Centavos;
  /** SERVQUAL, 0 to 5. */
  nota: Decimal;
}

export interface CustoFiliado {
  alugueis: Centavos;
  ativos: number;
  juridico: Centavos;
  seguradora: Centavos;
  clube: Centavos;
  gerais: Centavos;
}

const inteiro = (valor: number): Fracao => ({ n: BigInt(valor), d: 1n });
const soma = (a: Fracao, b: Fracao): Fracao => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const vezes = (a: Fracao, n: bigint, d: bigint): Fracao => ({ n: a.n * n, d: a.d * d });
function dividido(a: Fracao, b: Fracao): Fracao {
  if (b.n === 0n) throw new RangeError('Division by zero');
  return { n: a.n * b.d, d: a.d * b.n };
}

/** Hundredths, half away from zero. `d` is above zero. */
function centesimos({ n, d }: Fracao): bigint {
  const vezesCem = (n < 0n ? -n : n) * 100n;
  const arredondado = (2n * vezesCem + d) / (2n * d);
  return n < 0n ? -arredondado : arredondado;
}

function textoDe(centesimosDe: bigint): string {
  const digits = String(centesimosDe < 0n ? -centesimosDe : centesimosDe).padStart(3, '0');
  return `${centesimosDe < 0n ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** What each of the three parts adds to the index: 2 × uso, 2 × receita/custo, nota ÷ 5. */
export function partesDaViabilidade({ usoReal, usoEsperado, receita, custo, nota }: Viabilidade) {
  return {
    uso: vezes(dividido(fracaoDe(usoReal), fracaoDe(usoEsperado)), 2n, 1n),
    financeiro: vezes(dividido(inteiro(receita), inteiro(custo)), 2n, 1n),
    qualidade: vezes(fracaoDe(nota), 1n, 5n),
  };
}

/** 5 × (uso real ÷ esperado × 0,4 + receita ÷ custo × 0,4 + nota ÷ 5 × 0,2). */
export function viabilidade(dados: Viabilidade): string {
  const { uso, financeiro, qualidade } = partesDaViabilidade(dados);
  return textoDe(centesimos(soma(soma(uso, financeiro), qualidade)));
}

/** −(aluguéis − jurídico − seguradora − clube − gerais, each by active member), in reais. */
export function custoFiliado({ alugueis, ativos, juridico, seguradora, clube, gerais }: CustoFiliado): string {
  const custos = [juridico, seguradora, clube, gerais].reduce((total, valor) => total + BigInt(valor), 0n);
  const liquido: Fracao = { n: custos - BigInt(alugueis), d: 100n };
  return textoDe(centesimos(dividido(liquido, inteiro(ativos))));
}

/** A part of the index as it is shown: two decimals, rounded for itself. */
export const parteEmTexto = (parte: Fracao): string => textoDe(centesimos(parte));

/** What one active member costs or brings of one amount, in reais. */
export const porFiliado = (valor: Centavos, ativos: number): string =>
  textoDe(centesimos(dividido({ n: BigInt(valor), d: 100n }, inteiro(ativos))));
