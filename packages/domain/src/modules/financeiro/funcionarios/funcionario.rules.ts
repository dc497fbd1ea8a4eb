/** Nobody is born after today. In: calendar dates. Out: message or null. Source: spec 1 §5. */
import type { CalendarDate } from '@sede/domain/kernel';

export const erroNascimento = (data: CalendarDate, hoje: CalendarDate): string | null =>
  data > hoje ? 'A data de nascimento não pode ser futura.' : null;
