/**
 * Addresses of the lists of appointments and of cases, as the panel and old links write them.
 *
 * `situacao` is its label, `fromDate` and `toDate` are epoch milliseconds, each read as its day in São Paulo and written as that day's
 * first instant; both days count. `vencidos`, `hoje` and `isFiliadoAusente` are only ever 'true'.
 * Source: spec 3 §2.1; decisions-legal (Appointment list).
 */
import { type CalendarDate, isCalendarDate, startOfDayInSaoPaulo, todayInSaoPaulo } from '@sede/domain/kernel';

const ATENDIMENTOS_EM = '/juridico/atendimentos';
const PROCESSOS_EM = '/juridico/processos';

export interface Dias {
  dataDe?: CalendarDate | undefined;
  dataAte?: CalendarDate | undefined;
}
/** The filter of a list that an address can say. */
export interface FiltroDeEndereco extends Dias {
  situacao?: readonly string[] | undefined;
  vencidos?: boolean | undefined;
  hoje?: boolean | undefined;
  isFiliadoAusente?: boolean | undefined;
}

/** A day as `fromDate` and `toDate` say it: its first instant, which in the years of summer time could be 01:00. */
export const instanteDoEndereco = (dia: CalendarDate): string => String(Date.parse(startOfDayInSaoPaulo(dia)));

function enderecoDe(
  lista: string,
  { situacao, dataDe, dataAte, vencidos, hoje, isFiliadoAusente }: FiltroDeEndereco,
): string {
  const partes = new URLSearchParams();
  if (situacao?.length) partes.set('situacao', situacao.join(','));
  if (dataDe !== undefined) partes.set('fromDate', instanteDoEndereco(dataDe));
  if (dataAte !== undefined) partes.set('toDate', instanteDoEndereco(dataAte));
  for (const [nome, valor] of Object.entries({ vencidos, hoje, isFiliadoAusente })) if (valor) partes.set(nome, 'true');
  const busca = partes.toString();
  return busca === '' ? lista : `${lista}?${busca}`;
}

export const enderecoDosAtendimentos = (filtro: FiltroDeEndereco): string => enderecoDe(ATENDIMENTOS_EM, filtro);
export const enderecoDosProcessos = (filtro: FiltroDeEndereco): string => enderecoDe(PROCESSOS_EM, filtro);

/** Before 1970 too: whoever means 'from the beginning' types 1900. */
const MILISSEGUNDOS = /^-?\d{1,15}$/;

/** The São Paulo day of `fromDate` or `toDate`; null for what is no instant of a day that the program knows. */
export function diaDoEndereco(texto: unknown): CalendarDate | null {
  if (typeof texto !== 'string' || !MILISSEGUNDOS.test(texto)) return null;
  const dia = todayInSaoPaulo(new Date(Number(texto)));
  return isCalendarDate(dia) ? dia : null;
}
