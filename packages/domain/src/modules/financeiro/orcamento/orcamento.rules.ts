/**
 * The arithmetic of the follow-up, the same in the server's export and on the screen.
 *
 * Amounts in centavos. `previsto` null is no forecast. Difference = previsto − realizado; used = realizado of previsto,
 * in tenths of a per cent, rounded to the nearest. A row with expenses and no forecast is 'fora'. Realised and a liquidar
 * of all rows together are the list's sum of the same period; comprometido is a part of a liquidar.
 * Source: spec 1 §2.18; decisions §5, §7 (Follow-up); invariants A10.
 */
import { type Centavos, type ReaisLidos, readReais, VALOR_ZERO } from '@sede/domain/kernel';
import type { SituacaoUso } from './orcamento.lists.ts';

export interface Figuras {
  previsto: Centavos | null;
  realizado: Centavos;
  comprometido: Centavos;
  aLiquidar: Centavos;
}

/** What is compared with the forecast. */
export type Previsao = Pick<Figuras, 'previsto' | 'realizado'>;

export const diferenca = ({ previsto, realizado }: Previsao): Centavos => (previsto ?? 0) - realizado;

/** Tenths of a per cent; null without a forecast. Whole numbers throughout: the largest amounts are beyond a double. */
function decimosUsados({ previsto, realizado }: Previsao): number | null {
  if (!previsto) return null;
  const [tenths, half] = [BigInt(realizado) * 2000n, BigInt(previsto)];
  const sign = tenths < 0n ? -1n : 1n;
  return Number(sign * ((sign * tenths + half) / (2n * half)));
}

/** '87,5%'; '—' without a forecast. */
export function textoUsado(figuras: Previsao): string {
  const tenths = decimosUsados(figuras);
  if (tenths === null) return '—';
  const digits = String(Math.abs(tenths)).padStart(2, '0');
  return `${tenths < 0 ? '-' : ''}${digits.slice(0, -1)},${digits.slice(-1)}%`;
}

const PERTO = 900;

export function situacaoUso(figuras: Figuras): SituacaoUso {
  const { previsto, realizado, aLiquidar } = figuras;
  if (!previsto) return realizado === 0 && aLiquidar === 0 ? 'sem' : 'fora';
  if (realizado > previsto) return 'acima';
  return (decimosUsados(figuras) ?? 0) > PERTO ? 'perto' : 'dentro';
}

/** The sum of rows; `previsto` is null only if none has a forecast. */
export function sumFiguras(rows: Iterable<Figuras>): Figuras {
  const sum: Figuras = { previsto: null, realizado: 0, comprometido: 0, aLiquidar: 0 };
  for (const row of rows) {
    if (row.previsto !== null) sum.previsto = (sum.previsto ?? 0) + row.previsto;
    sum.realizado += row.realizado;
    sum.comprometido += row.comprometido;
    sum.aLiquidar += row.aLiquidar;
  }
  return sum;
}

/** Whether it deviates: only then a row carries its state as a word. */
export const desvia = (situacao: SituacaoUso): boolean =>
  situacao === 'perto' || situacao === 'acima' || situacao === 'fora';

export interface FiltroDoOrcamento {
  centroCusto?: readonly string[] | undefined;
  situacao?: readonly SituacaoUso[] | undefined;
}

/** Whether screen and spreadsheet show a row under this filter. */
export const linhaMostrada = (linha: Figuras & { centroCusto: string }, filtro: FiltroDoOrcamento): boolean =>
  (filtro.centroCusto?.includes(linha.centroCusto) ?? true) && (filtro.situacao?.includes(situacaoUso(linha)) ?? true);

/** Rows with expenses that nobody forecast. */
export const foraDaPrevisao = <T extends Figuras>(rows: readonly T[]): T[] =>
  rows.filter((row) => situacaoUso(row) === 'fora');

/** What was typed or pasted into one cell: '' takes the forecast away, an amount sets it, all else says why not. */
export function readPrevisao(text: string): ReaisLidos {
  const lido = readReais(text);
  return 'valor' in lido && lido.valor === 0 ? { erro: VALOR_ZERO } : lido;
}

/** The lines of a pasted column; a spreadsheet ends its last line too. Null when it is not a column of several. */
export function readColuna(text: string): string[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.length > 1 || text.includes('\t') ? lines : null;
}

/** Reads a whole percentage with up to two decimals, '4,5' or '-10', as hundredths of a per cent; null if it is none. */
export function readAjuste(text: string): number | null {
  const match = /^([+-]?)([0-9]{1,3})(?:,([0-9]{1,2}))?$/.exec(text.trim().replace(/\s*%$/, ''));
  if (!match) return null;
  const hundredths = Number(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`);
  return match[1] === '-' && hundredths > 0 ? -hundredths : hundredths;
}
