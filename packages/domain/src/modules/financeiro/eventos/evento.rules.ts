/**
 * Rules of an event over two fields; the database repeats both (`eventos_periodo`, `eventos_documento`).
 *
 * Out: the field's message, or null. Source: spec 1 §3.6; decisions §7.
 */
import { type CalendarDate, INTERVALO_INVERTIDO, OBRIGATORIO } from '@sede/domain/kernel';

/** It ends on the day it begins or later; either day may be missing. In: calendar dates. Of: `dataFim`. */
export function erroPeriodo(
  inicio: CalendarDate | null | undefined,
  fim: CalendarDate | null | undefined,
): string | null {
  return inicio && fim && fim < inicio ? INTERVALO_INVERTIDO : null;
}

/** 'Relacionado a documento' names one. Of: `idDocumento`. */
export const erroDocumento = (relacao: boolean | undefined, idDocumento: string | null | undefined): string | null =>
  relacao && !idDocumento ? OBRIGATORIO : null;
