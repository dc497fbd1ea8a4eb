/** CPF and CNPJ numbers with right check digits, made from a drawn root. Nobody's on purpose. */
import type { Random } from './random.ts';

/** The check digit of the Receita Federal: weights from the right, remainder of 11. */
function digit(digits: readonly number[], weights: readonly number[]): number {
  const sum = digits.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const descending = (from: number) => Array.from({ length: from - 1 }, (_, i) => from - i);

/** Eleven digits. */
export function makeCpf(random: Random): string {
  const root = Array.from({ length: 9 }, () => random.int(0, 9));
  const first = digit(root, descending(10));
  const second = digit([...root, first], descending(11));
  return [...root, first, second].join('');
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Fourteen digits, head office (0001). */
export function makeCnpj(random: Random): string {
  const root = [...Array.from({ length: 8 }, () => random.int(0, 9)), 0, 0, 0, 1];
  const first = digit(root, CNPJ_WEIGHTS.slice(1));
  const second = digit([...root, first], CNPJ_WEIGHTS);
  return [...root, first, second].join('');
}
