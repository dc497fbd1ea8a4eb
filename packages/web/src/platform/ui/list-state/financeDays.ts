/**
 * The days of the finance month in force: what a list's period means by 'novembro'. Set by `KitHost` from the session,
 * before its lists are drawn; 21 to 20 until then. Source: decisions §3 (finance period days), §7.
 */
import { PERIODO_PADRAO, type PeriodDays } from '@sede/domain/kernel';
import { useMemo } from 'react';

let days: PeriodDays = PERIODO_PADRAO;

export const financeDays = (): PeriodDays => days;

export function setFinanceDays(next: PeriodDays): void {
  days = next;
}

export function useFinanceDays({ inicio, fim }: PeriodDays): void {
  useMemo(() => setFinanceDays({ inicio, fim }), [inicio, fim]);
}
