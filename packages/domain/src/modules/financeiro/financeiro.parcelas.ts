/**
 * Instalments of a despesa or receita: one record per parcela, one month apart; how far a change of one reaches; what
 * is left of an amount after its refund: what lists need of them; `financeiro.divisao.ts` registers them. No zod.
 *
 * In: first date (calendar date), count 1–360. Out: label 'i/n' and date of each; the day is clamped to the month's end
 * and counted from the first date, so that it never drifts (31/01, 28/02, 31/03).
 * Errors: a RangeError for a count that validation lets nobody send. Source: spec 1 §4.5; decisions §7; invariant A2.
 */
import { addMonthsAnchored, type CalendarDate, type Centavos, DATA_INVALIDA } from '@sede/domain/kernel';

export const MAX_PARCELAS = 360;

/** What a change or removal of one instalment reaches: the later ones only while nothing was paid or credited. */
export const ESCOPOS = ['so_esta', 'esta_e_seguintes'] as const;
export type Escopo = (typeof ESCOPOS)[number];

export interface Parcela {
  numero: number;
  /** 'i/n' */
  parcela: string;
  data: CalendarDate;
}

export function parcelas(primeira: CalendarDate, quantidade: number): Parcela[] {
  if (!Number.isInteger(quantidade) || quantidade < 1 || quantidade > MAX_PARCELAS) {
    throw new RangeError('Not a number of instalments');
  }
  return Array.from({ length: quantidade }, (_, index) => ({
    numero: index + 1,
    parcela: `${index + 1}/${quantidade}`,
    data: addMonthsAnchored(primeira, index),
  }));
}

/** A first date so late that the last instalment would fall beyond the calendar: the message of that date, or null. */
export function erroPrimeira({
  primeira,
  numeroParcelas,
}: {
  primeira: CalendarDate;
  numeroParcelas: number;
}): string | null {
  try {
    addMonthsAnchored(primeira, numeroParcelas - 1);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return DATA_INVALIDA;
    throw error;
  }
}

/** Net of the refund, in centavos. */
export const valorLiquido = (d: { valor: Centavos; valorEstorno: Centavos | null }): Centavos =>
  d.valor - (d.valorEstorno ?? 0);
