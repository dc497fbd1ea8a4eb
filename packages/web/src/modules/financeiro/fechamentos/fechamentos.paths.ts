/** Addresses of the closing, and of the lists that its figures come from. Source: issue 4 (one truth for numbers). */
import type { DateRange } from '@sede/domain/kernel';

export const mesHref = (mes: string): string => `/financial/fechamentos/${mes}`;

const periodo = ({ inicio, fim }: DateRange) => `periodo=${inicio}..${fim}`;

/** Each figure's list, with the same sum. */
export const listasDoMes = (range: DateRange) => ({
  naoLiquidadas: `/financial/despesas/${range.inicio}/${range.fim}`,
  naoCreditadas: `/financial/receitas?${periodo(range)}&statusCredito=atrasada,prevista_hoje,a_creditar`,
  conferir: `/financial/expenses?${periodo(range)}&conferir=sim`,
  semAnexo: `/financial/expenses?${periodo(range)}&statusVencimento=liquidada&semAnexo=sim`,
  receitas: `/financial/receitas?${periodo(range)}`,
  despesas: `/financial/expenses?${periodo(range)}`,
});
