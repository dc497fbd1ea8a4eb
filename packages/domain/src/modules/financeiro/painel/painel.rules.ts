/**
 * Which finance months the dashboard's bars show: those of its range, never fewer than six, at most twenty-four; the
 * last ones where there are more. An open beginning shows the twelve months up to the end.
 * Also the windows of its cards, which do not depend on the range: until yesterday, today, tomorrow to today + 7.
 * Source: spec 1 §2.8, §9; decisions §7 (Dashboard cards).
 */
import {
  addDays,
  addFinanceMonths,
  type CalendarDate,
  type DateRange,
  type FinanceMonth,
  financeMonthOf,
  type PeriodDays,
} from '@sede/domain/kernel';

const MINIMO = 6;
const ABERTO = 12;
const MAXIMO = 24;
const PROXIMOS_DIAS = 7;

export interface OpenPeriod {
  inicio?: CalendarDate | undefined;
  fim?: CalendarDate | undefined;
}

export function mesesDoPainel({ inicio, fim }: OpenPeriod, hoje: CalendarDate, dias: PeriodDays): FinanceMonth[] {
  const ultimo = financeMonthOf(fim ?? hoje, dias);
  const antes = (meses: number) => addFinanceMonths(ultimo, -meses + 1);
  const pedido = inicio === undefined ? antes(ABERTO) : financeMonthOf(inicio, dias);
  const primeiro = [antes(MAXIMO), [antes(MINIMO), pedido].sort()[0] ?? pedido].sort()[1] ?? pedido;
  const meses = [primeiro];
  for (let mes = primeiro; mes < ultimo; meses.push(mes)) mes = addFinanceMonths(mes, 1);
  return meses;
}

/** Tomorrow to today + 7: of the dashboard's card and of the projection. */
export const proximosDias = (hoje: CalendarDate): DateRange => ({
  inicio: addDays(hoje, 1),
  fim: addDays(hoje, PROXIMOS_DIAS),
});
export const ontem = (hoje: CalendarDate): CalendarDate => addDays(hoje, -1);
