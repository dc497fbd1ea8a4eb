/**
 * Rules of an event over several fields; the database repeats them (`eventos_periodo`, `eventos_documento`, `eventos_um_documento`).
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

interface Papel {
  relacaoDocumentos?: boolean | undefined;
  idDocumento?: string | null | undefined;
  idContrato?: string | null | undefined;
}
/** 'Relacionado a documento' names one, of finance or of contracts. Of: `idDocumento`. */
export const erroDocumento = ({ relacaoDocumentos, idDocumento, idContrato }: Papel): string | null =>
  relacaoDocumentos && !idDocumento && !idContrato ? OBRIGATORIO : null;
/** … and not both. Of: `idContrato`. */
export const erroDoisDocumentos = ({ idDocumento, idContrato }: Papel): string | null =>
  idDocumento && idContrato ? 'Escolha um documento ou um contrato, não os dois.' : null;
