/**
 * Addresses of the lists of appointments and of cases, as the panel and old links write them.
 *
 * `situacao` is its label, `fromDate` and `toDate` are epoch milliseconds, each read as its day in São Paulo and written as that day's
 * first instant; both days count. `vencidos`, `hoje` and `isFiliadoAusente` are only ever 'true'.
 * Source: spec 3 §2.1; decisions-legal (Appointment list).
 */
import { type CalendarDate, startOfDayInSaoPaulo, todayInSaoPaulo } from '@sede/domain/kernel';

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

const instante = (dia: CalendarDate) => String(Date.parse(startOfDayInSaoPaulo(dia)));

function enderecoDe(
  lista: string,
  { situacao, dataDe, dataAte, vencidos, hoje, isFiliadoAusente }: FiltroDeEndereco,
): string {
  const partes = new URLSearchParams();
  if (situacao?.length) partes.set('situacao', situacao.join(','));
  if (dataDe !== undefined) partes.set('fromDate', instante(dataDe));
  if (dataAte !== undefined) partes.set('toDate', instante(dataAte));
  for (const [nome, valor] of Object.entries({ vencidos, hoje, isFiliadoAusente })) if (valor) partes.set(nome, 'true');
  const busca = partes.toString();
  return busca === '' ? lista : `${lista}?${busca}`;
}

export const enderecoDosAtendimentos = (filtro: FiltroDeEndereco): string => enderecoDe(ATENDIMENTOS_EM, filtro);
export const enderecoDosProcessos = (filtro: FiltroDeEndereco): string => enderecoDe(PROCESSOS_EM, filtro);

const MAX_INSTANTE = Date.UTC(2100, 11, 31);

/** The São Paulo day of `fromDate` or `toDate`; null for what is no instant of a day between 1970 and 2100. */
export function diaDoEndereco(texto: string): CalendarDate | null {
  if (!/^\d{1,15}$/.test(texto)) return null;
  const instante = Number(texto);
  return instante <= MAX_INSTANTE ? todayInSaoPaulo(new Date(instante)) : null;
}
