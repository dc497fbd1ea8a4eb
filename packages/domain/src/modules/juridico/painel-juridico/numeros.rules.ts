/**
 * The figures of a month, office and service, and what follows from them.
 *
 * `agendados` are all that were booked for the month, the cancelled ones too; the missed are those that the member missed. Rates are parts of
 * one, null of nothing. Source: decisions-legal (Panel, 'Números').
 */
import { addMonthsAnchored, type CalendarDate } from '@sede/domain/kernel';

export interface Numeros {
  agendados: number;
  atendidos: number;
  faltas: number;
  cancelados: number;
  /** Sum of the days between booking and appointment, and of how many: the cancelled ones are not counted. */
  dias: number;
  comEspera: number;
  /** Slots of the agendas: those offered or taken, and the taken ones. */
  horarios: number;
  ocupados: number;
}

const parte = (de: number, todo: number): number | null => (todo === 0 ? null : de / todo);

/** Of those who should have come. */
export const taxaDeFalta = ({ faltas, atendidos }: Numeros): number | null => parte(faltas, faltas + atendidos);
export const diasDeEspera = ({ dias, comEspera }: Numeros): number | null => parte(dias, comEspera);
export const ocupacaoDe = ({ ocupados, horarios }: Numeros): number | null => parte(ocupados, horarios);

const ZERO: Numeros = {
  ...{ agendados: 0, atendidos: 0, faltas: 0, cancelados: 0 },
  ...{ dias: 0, comEspera: 0, horarios: 0, ocupados: 0 },
};
const CAMPOS = Object.keys(ZERO) as (keyof Numeros)[];

/** Of several rows: rates are made of the sums, never of rates. */
export const somaDosNumeros = (linhas: readonly Numeros[]): Numeros => {
  const soma = { ...ZERO };
  for (const linha of linhas) for (const campo of CAMPOS) soma[campo] += linha[campo];
  return soma;
};

const MESES_ATRAS = 11;
/** Where the page opens: the first day of the eleventh month before this one. */
export const umAnoAntes = (hoje: CalendarDate): CalendarDate =>
  addMonthsAnchored(`${hoje.slice(0, 7)}-01`, -MESES_ATRAS);

/** '37,5%'; nothing of nothing. */
export const formatTaxa = (taxa: number | null): string =>
  taxa === null ? '—' : `${(taxa * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`;
export const formatDias = (dias: number | null): string =>
  dias === null ? '—' : dias.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
