/**
 * The days of the finance month in force: what a list's period means by 'novembro'. Set by `KitHost` from the session,
 * before its lists are drawn; 21 to 20 until then. Source: decisions §3 (finance period days), §7.
 */
import { PERIODO_PADRAO, type PeriodDays } from '@sede/domain/kernel';
import { useMemo } from 'react';

let days: PeriodDays = PERIODO_PADRAO;

/** First and last day in force. */
export const financeDays = (): PeriodDays => days;

/** Sets them, for lists that are drawn from now on. */
export function setFinanceDays(next: PeriodDays): void {
  days = next;
}

/** Sets them from the session before the lists below are drawn. */
export function useFinanceDays({ inicio, fim }: PeriodDays): void {
  useMemo(() => setFinanceDays({ inicio, fim }), [inicio, fim]);
}
