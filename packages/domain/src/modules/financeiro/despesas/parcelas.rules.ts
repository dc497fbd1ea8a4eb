/**
 * Instalments of a despesa: one record per parcela, due one month apart.
 *
 * In: first due date (calendar date), count 1–360. Out: label 'i/n' and due date of each; the day is clamped to the
 * month's end and counted from the first date, so that it never drifts (31/01, 28/02, 31/03).
 * Errors: a RangeError for a count that validation lets nobody send. Source: spec 1 §4.5; decisions §7; invariant A2.
 */
import { addMonthsAnchored, type CalendarDate } from '@sede/domain/kernel';
import { MAX_PARCELAS } from './despesa.lists.ts';

export interface Parcela {
  numero: number;
  /** 'i/n' */
  parcela: string;
  dataVencimento: CalendarDate;
}

export function parcelas(primeiroVencimento: CalendarDate, quantidade: number): Parcela[] {
  if (!Number.isInteger(quantidade) || quantidade < 1 || quantidade > MAX_PARCELAS) {
    throw new RangeError('Not a number of instalments');
  }
  return Array.from({ length: quantidade }, (_, index) => ({
    numero: index + 1,
    parcela: `${index + 1}/${quantidade}`,
    dataVencimento: addMonthsAnchored(primeiroVencimento, index),
  }));
}
