/**
 * When a backup is due, which old ones may go, and after how long without a good copy something is wrong. Pure;
 * instants ISO 8601, days and hours in America/Sao_Paulo.
 *
 * Retention: of the copies there are, the newest of each of the last `diarias` days, `semanais` weeks (Monday first) and
 * `mensais` months that have one; besides them everything younger than a day, and always the newest. Days without a
 * copy do not count, so that a server that stood still for a month does not lose its past on waking up.
 */
import { addDays, type CalendarDate, startOfDayInSaoPaulo, todayInSaoPaulo } from '@sede/domain/kernel';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Retencao {
  diarias: number;
  semanais: number;
  mensais: number;
}

/** The newest instant at which a copy should have been made: today at `hora`, or yesterday while it is earlier. */
export function ultimoHorario(agora: string, hora: number): string {
  const today = todayInSaoPaulo(new Date(agora));
  const due = (day: CalendarDate) => Date.parse(startOfDayInSaoPaulo(day)) + hora * HOUR_MS;
  return new Date(due(today) <= Date.parse(agora) ? due(today) : due(addDays(today, -1))).toISOString();
}

/** Whether the nightly copy is to be made now; a night missed while the machine was off is made up for. */
export function copiaDevida(agora: string, hora: number, ultimaBoa: string | null): boolean {
  return ultimaBoa === null || Date.parse(ultimaBoa) < Date.parse(ultimoHorario(agora, hora));
}

/** No good copy for two days: something is wrong, whatever the single attempts reported. */
export function copiaAtrasada(agora: string, ultimaBoa: string | null): boolean {
  return ultimaBoa === null || Date.parse(agora) - Date.parse(ultimaBoa) > 2 * DAY_MS;
}

/** The names that may be removed. */
export function copiasVencidas(
  copias: readonly { nome: string; em: string }[],
  { diarias, semanais, mensais }: Retencao,
  agora: string,
): string[] {
  const newestFirst = [...copias].sort((a, b) => Date.parse(b.em) - Date.parse(a.em));
  const kept = new Set<string>(newestFirst.slice(0, 1).map(({ nome }) => nome));
  const keep = (count: number, period: (day: CalendarDate) => string) => {
    const seen = new Set<string>();
    for (const { nome, em } of newestFirst) {
      const name = period(todayInSaoPaulo(new Date(em)));
      if (seen.has(name)) continue;
      if (seen.size >= count) break;
      seen.add(name);
      kept.add(nome);
    }
  };
  keep(diarias, (day) => day);
  keep(semanais, mondayOf);
  keep(mensais, (day) => day.slice(0, 7));
  const recent = Date.parse(agora) - DAY_MS;
  return newestFirst.filter(({ nome, em }) => !kept.has(nome) && Date.parse(em) < recent).map(({ nome }) => nome);
}

const mondayOf = (day: CalendarDate): CalendarDate => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};
