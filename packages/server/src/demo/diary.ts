/**
 * What happens on which day of the demonstration's years. A day's works are done by the hour, those of one hour in the
 * order in which they were planned; a work may plan others, on its own day too.
 */
import type { Office } from './office.ts';

export interface Diary {
  /** Plans a work for a calendar date and 'HH:mm' of São Paulo: it finds the clock set to that. */
  on(date: string, hora: string, work: () => Promise<void>): void;
}

interface Planned {
  hora: string;
  work: () => Promise<void>;
}

export function createDiary({ at }: Pick<Office, 'at'>): Diary & { live(): Promise<void> } {
  const days = new Map<string, Planned[]>();
  const first = () =>
    [...days.keys()].reduce<string | undefined>((a, b) => (a !== undefined && a < b ? a : b), undefined);

  async function liveDay(date: string, planned: Planned[]): Promise<void> {
    while (planned.length > 0) {
      const hora = planned.map((one) => one.hora).reduce((a, b) => (b < a ? b : a));
      const [next] = planned.splice(
        planned.findIndex((one) => one.hora === hora),
        1,
      );
      at(date, hora);
      await next?.work();
    }
    days.delete(date);
  }

  return {
    on(date, hora, work) {
      const planned = days.get(date);
      if (planned) planned.push({ hora, work });
      else days.set(date, [{ hora, work }]);
    },
    /** The oldest day first, until nothing is planned any more. */
    async live() {
      for (let date = first(); date !== undefined; date = first()) await liveDay(date, days.get(date) ?? []);
    },
  };
}
