/**
 * What a save asks of the values that it was given, beyond their shape: refusals at the form's fields, what really
 * changes, days that the calendar has.
 *
 * Errors: `plataforma.invalido` with a message for each field. Source: decisions §2a (Errors), §7.
 */
import { isDeepStrictEqual } from 'node:util';
import { DATA_INVALIDA, platformErrors } from '@sede/domain/kernel';

/** In: field → message; none, and nothing is refused. */
export function refuseCampos(campos: Record<string, string>): void {
  if (Object.keys(campos).length > 0) throw platformErrors.invalido({ campos });
}

/** Only what differs from the row, so that an untouched old word or disabled item is not asked about again. */
export function changedOnly<D extends object>(row: object, dados: D): D {
  const old = row as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(dados).filter(([campo, value]) => !isDeepStrictEqual(value, old[campo])),
  ) as D;
}

/** Turns the RangeError of a date beyond the calendar into a refusal. In: the field that carries the message. */
export function withinCalendar<T>(campo: string, dates: () => T): T {
  try {
    return dates();
  } catch (error) {
    if (error instanceof RangeError) throw platformErrors.invalido({ campos: { [campo]: DATA_INVALIDA } });
    throw error;
  }
}
