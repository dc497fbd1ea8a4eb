/**
 * Rules of an employee's fields.
 *
 * A mobile has eleven digits with its DDD (stored '+55…'); nobody is born after today. Out: message or null.
 * Source: spec 1 §5 (masks); brazil.md (phones).
 */
import { type CalendarDate, normalisePhone } from '@sede/domain/kernel';

const COM_DDI = '+5561999999999'.length;

/** '(61) 99999-9999' → '+5561999999999'; null for what is no mobile. */
export function normaliseCelular(text: string): string | null {
  const phone = normalisePhone(text);
  return phone?.length === COM_DDI ? phone : null;
}

export const NASCIMENTO_FUTURO = 'A data de nascimento não pode ser futura.';
export const erroNascimento = (data: CalendarDate, hoje: CalendarDate): string | null =>
  data > hoje ? NASCIMENTO_FUTURO : null;
