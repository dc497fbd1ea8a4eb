/**
 * When a deadline ends, and which days it passed by on the way.
 *
 * Dias úteis: counted from the business day after the publication, without weekends, holidays of the court and the forensic recess
 * (20/12 to 20/01, CPC art. 220). Dias corridos: every day counts, in the recess too. The first day is out, the last one in; a last day
 * without work moves on to the next business day. Data certa: the day itself. Where the law leaves room the earlier day is taken: what
 * is early harms nobody. Days are calendar dates. Source: decisions-legal (Prazos).
 */
import { addDays, type CalendarDate, diaDaSemana, isCalendarDate, LAST_DATE } from '@sede/domain/kernel';
import { type Calendario, feriadoDoPrazo, isRecessoForense, RECESSO_FORENSE } from '../feriados/index.ts';

export const TIPOS_DE_CONTAGEM = ['dias úteis', 'dias corridos', 'data certa'] as const;
export type TipoDeContagem = (typeof TIPOS_DE_CONTAGEM)[number];
/** More than any procedural deadline has. */
export const MAX_DIAS = 1000;

export interface Contagem {
  tipoContagem: TipoDeContagem;
  /** Of both counts. */
  publicacao: CalendarDate | null;
  dias: number | null;
  /** Of a fixed day. */
  vencimento: CalendarDate | null;
}

/** The calendar that a deadline runs by. */
export interface Foro {
  calendario: Calendario;
  /** Where the case runs; null: nobody says. */
  tribunal: string | null;
}

/** Days in a row that do not count, for one reason. */
export interface DiasPulados {
  de: CalendarDate;
  ate: CalendarDate;
  motivo: string;
}

export interface Contado {
  vencimento: CalendarDate;
  /** The first day that counts; of a fixed day null. */
  comeca: CalendarDate | null;
  pulados: DiasPulados[];
}

export const FIM_DE_SEMANA = 'Fim de semana';
const isFimDeSemana = (data: CalendarDate): boolean => ['sábado', 'domingo'].includes(diaDaSemana(data));

const semExpediente = (data: CalendarDate, { calendario, tribunal }: Foro): string | null =>
  isFimDeSemana(data) ? FIM_DE_SEMANA : feriadoDoPrazo(data, tribunal, calendario);

const naoContaUtil = (data: CalendarDate, foro: Foro): string | null =>
  isRecessoForense(data) ? RECESSO_FORENSE : semExpediente(data, foro);

function pular(pulados: DiasPulados[], data: CalendarDate, motivo: string): void {
  const ultimo = pulados.at(-1);
  if (ultimo?.motivo === motivo && addDays(ultimo.ate, 1) === data) ultimo.ate = data;
  else pulados.push({ de: data, ate: data, motivo });
}

/** The calendar ends before the deadline does. */
const FIM_DO_CALENDARIO = null;

function countUteis(publicacao: CalendarDate, dias: number, foro: Foro): Contado | null {
  const pulados: DiasPulados[] = [];
  let comeca: CalendarDate | null = null;
  let data = publicacao;
  for (let contados = 0; contados < dias; ) {
    if (data === LAST_DATE) return FIM_DO_CALENDARIO;
    data = addDays(data, 1);
    const motivo = naoContaUtil(data, foro);
    if (motivo !== null) {
      pular(pulados, data, motivo);
      continue;
    }
    comeca ??= data;
    contados += 1;
  }
  return { vencimento: data, comeca, pulados };
}

function countCorridos(publicacao: CalendarDate, dias: number, foro: Foro): Contado | null {
  const pulados: DiasPulados[] = [];
  let vencimento = addDays(publicacao, dias);
  for (let motivo = semExpediente(vencimento, foro); motivo !== null; motivo = semExpediente(vencimento, foro)) {
    if (vencimento === LAST_DATE) return FIM_DO_CALENDARIO;
    pular(pulados, vencimento, motivo);
    vencimento = addDays(vencimento, 1);
  }
  return { vencimento, comeca: addDays(publicacao, 1), pulados };
}

/** Null while something of it is missing or no day. */
export function countPrazo({ tipoContagem, publicacao, dias, vencimento }: Contagem, foro: Foro): Contado | null {
  if (tipoContagem === 'data certa')
    return isCalendarDate(vencimento) ? { vencimento, comeca: null, pulados: [] } : null;
  if (!isCalendarDate(publicacao) || dias === null || dias < 1 || dias > MAX_DIAS) return null;
  return tipoContagem === 'dias úteis' ? countUteis(publicacao, dias, foro) : countCorridos(publicacao, dias, foro);
}

/** What keeps people from working on the day: said of a fixed day, which is not moved. */
export const motivoSemExpediente = (data: CalendarDate, foro: Foro): string | null => semExpediente(data, foro);

/** Business days before the end on which somebody is told, the first one first. */
const DIAS_DO_AVISO = [5, 2, 0] as const;

/**
 * The day of the notice that is given `dias` business days before: of 0 the last day itself, or the business day before it. In the
 * recess people are told like on any day: a deadline suspended there is prepared there.
 */
export function diaDoAviso(vencimento: CalendarDate, dias: number, foro: Foro): CalendarDate {
  let data = vencimento;
  let faltam = dias;
  while (semExpediente(data, foro) !== null) data = addDays(data, -1);
  for (; faltam > 0; faltam -= 1) {
    data = addDays(data, -1);
    while (semExpediente(data, foro) !== null) data = addDays(data, -1);
  }
  return data;
}

/** The latest notice whose day has come, also when that was days ago; null: none yet. */
export function avisoDevido(vencimento: CalendarDate, hoje: CalendarDate, foro: Foro): number | null {
  return DIAS_DO_AVISO.toReversed().find((dias) => diaDoAviso(vencimento, dias, foro) <= hoje) ?? null;
}

/** How the count begins in the form. Source: decisions-legal (Prazos: defaults). */
export const contagemPadrao = (tipoDoProcesso: string): TipoDeContagem =>
  tipoDoProcesso === 'Judicial' ? 'dias úteis' : 'dias corridos';
