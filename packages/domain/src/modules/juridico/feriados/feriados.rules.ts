/**
 * Days on which the union's agendas rest, and days that no deadline counts or ends on.
 *
 * Shipped: the national holidays, by law for both; Carnival, Corpus Christi and 30/11 (Federal District) for agendas only, since a holiday
 * that a court does not keep makes a deadline late; the forensic recess, 20/12 to 20/01, in which no deadline in business days runs
 * (CPC, art. 220). Staff add days of their own, for all courts or for some. Calendar dates, 1900 to 2100.
 * Source: decisions-legal (Agendas: feriados; Prazos); Leis 662/1949, 6.802/1980, 14.759/2023.
 */
import { addDays, type CalendarDate, pascoa } from '@sede/domain/kernel';

export const USOS_DO_FERIADO = ['agenda', 'prazo'] as const;
export type UsoDoFeriado = (typeof USOS_DO_FERIADO)[number];

export interface Feriado {
  data: CalendarDate;
  nome: string;
  usos: readonly UsoDoFeriado[];
  /** Of deadlines: the courts that keep it; none: all. */
  tribunais: readonly string[];
}

const AMBOS = USOS_DO_FERIADO;
const SO_AGENDA = ['agenda'] as const;
/** Day and month, name, the first year of those that are younger, and what they count for. */
const FIXOS: readonly (readonly [string, string, number, readonly UsoDoFeriado[]])[] = [
  ['01-01', 'Confraternização Universal', 0, AMBOS],
  ['04-21', 'Tiradentes', 0, AMBOS],
  ['05-01', 'Dia do Trabalho', 0, AMBOS],
  ['09-07', 'Independência do Brasil', 0, AMBOS],
  ['10-12', 'Nossa Senhora Aparecida', 1980, AMBOS],
  ['11-02', 'Finados', 0, AMBOS],
  ['11-15', 'Proclamação da República', 0, AMBOS],
  ['11-20', 'Consciência Negra', 2024, AMBOS],
  ['11-30', 'Dia do Evangélico (DF)', 1995, SO_AGENDA],
  ['12-25', 'Natal', 0, AMBOS],
];
/** Days from Easter. */
const MOVEIS: readonly (readonly [number, string, readonly UsoDoFeriado[]])[] = [
  [-48, 'Carnaval', SO_AGENDA],
  [-47, 'Carnaval', SO_AGENDA],
  [-2, 'Sexta-feira Santa', AMBOS],
  [60, 'Corpus Christi', SO_AGENDA],
];

/** Those that come with the program, in the order of the year. */
export function feriadosDoAno(ano: number): Feriado[] {
  const domingo = pascoa(ano);
  return [
    ...FIXOS.filter(([, , desde]) => ano >= desde).map(([dia, nome, , usos]) => ({
      data: `${ano}-${dia}`,
      nome,
      usos,
    })),
    ...MOVEIS.map(([dias, nome, usos]) => ({ data: addDays(domingo, dias), nome, usos })),
  ]
    .map((feriado) => ({ ...feriado, tribunais: [] }))
    .toSorted((a, b) => a.data.localeCompare(b.data));
}

/** Suspends deadlines in business days. */
export const isRecessoForense = (data: CalendarDate): boolean => {
  const dia = data.slice(5);
  return dia >= '12-20' || dia <= '01-20';
};

/** Why the builder of an agenda passes the day by: a shipped holiday, one of staff (`proprios`), the recess. Null: it does not. */
export const nomeDoDiaSemAgenda = (data: CalendarDate, proprios: readonly Feriado[]): string | null =>
  [...feriadosDoAno(Number(data.slice(0, 4))), ...proprios].find(
    (feriado) => feriado.data === data && feriado.usos.includes('agenda'),
  )?.nome ?? (isRecessoForense(data) ? 'Recesso forense' : null);

export const isDiaSemAgenda = (data: CalendarDate, proprios: readonly Feriado[]): boolean =>
  nomeDoDiaSemAgenda(data, proprios) !== null;
