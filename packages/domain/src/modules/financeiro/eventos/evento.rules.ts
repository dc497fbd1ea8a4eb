/**
 * An event ends on the day it begins or later; either day may be missing.
 *
 * In: calendar dates. Out: the message of `dataFim`, or null. Source: decisions §7; the database repeats it
 * (`eventos_periodo`).
 */
import { type CalendarDate, INTERVALO_INVERTIDO } from '@sede/domain/kernel';

export function erroPeriodo(
  inicio: CalendarDate | null | undefined,
  fim: CalendarDate | null | undefined,
): string | null {
  return inicio && fim && fim < inicio ? INTERVALO_INVERTIDO : null;
}
