/**
 * A month as a table of weeks, and the keys that go from day to day in it. Months 'YYYY-MM', days 'YYYY-MM-DD', weeks from Sunday on.
 *
 * Source: decisions-legal (Wizard, Agenda: keyboard).
 */
import { addDays, type CalendarDate, monthRange } from '@sede/domain/kernel';

export const SEMANA = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** The month after (1) or before (-1). */
export function outroMes(mes: string, para: 1 | -1): string {
  const { inicio, fim } = monthRange(mes);
  return addDays(para === 1 ? fim : inicio, para).slice(0, 7);
}

/** The weeks of a month, each of seven places; null: another month's. */
export function semanasDe(mes: string): (CalendarDate | null)[][] {
  const { inicio, fim } = monthRange(mes);
  const primeiro = new Date(`${inicio}T00:00:00Z`).getUTCDay();
  const ultimo = Number(fim.slice(8));
  return Array.from({ length: Math.ceil((primeiro + ultimo) / 7) }, (_, semana) =>
    Array.from({ length: 7 }, (__, coluna) => {
      const dia = semana * 7 + coluna - primeiro;
      return dia >= 0 && dia < ultimo ? addDays(inicio, dia) : null;
    }),
  );
}

/** Where a key leads from a day of the month: arrows by days and weeks, Home and End in the month, PgUp and PgDn to the others. */
export function diaDaTecla(key: string, data: CalendarDate, mes: string): CalendarDate | undefined {
  const { inicio, fim } = monthRange(mes);
  const passos: Record<string, CalendarDate> = {
    ...{ ArrowLeft: addDays(data, -1), ArrowRight: addDays(data, 1) },
    ...{ ArrowUp: addDays(data, -7), ArrowDown: addDays(data, 7), Home: inicio, End: fim },
    ...{ PageUp: monthRange(outroMes(mes, -1)).inicio, PageDown: monthRange(outroMes(mes, 1)).inicio },
  };
  return passos[key];
}

/** Focuses the day (`data-dia`) once it stands in the table: its month may be still to come. */
export function focusDia(tabela: () => HTMLElement | null, data: CalendarDate): void {
  setTimeout(() => tabela()?.querySelector<HTMLElement>(`[data-dia="${data}"]`)?.focus(), 0);
}
