/**
 * Year, months and date basis of the follow-up, in the address: '?ano=2026&de=1&ate=12&base=caixa'.
 * Opens at the current finance month; what cannot be read is as if it were not there. Source: decisions §3, §5.
 */
import { financeMonthOf } from '@sede/domain/kernel';
import {
  BASES_ORCAMENTO,
  type BaseOrcamento,
  PRIMEIRO_ANO,
  ultimoAno,
} from '@sede/domain/modules/financeiro/orcamento';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { useKit } from '#platform/ui/kit.ts';

export interface Periodo {
  ano: number;
  de: number;
  ate: number;
  base: BaseOrcamento;
}

const whole = (text: string | undefined, min: number, max: number, or: number): number => {
  const value = text && /^[0-9]{1,4}$/.test(text) ? Number(text) : or;
  return value >= min && value <= max ? value : or;
};

export function usePeriodo() {
  const search = useSearch();
  const { today, periodDays } = useKit();
  const atual = financeMonthOf(today, periodDays);
  const mesAtual = Number(atual.slice(5));
  const ultimo = ultimoAno(atual);
  const de = whole(search.de, 1, 12, mesAtual);
  const periodo: Periodo = {
    ano: whole(search.ano, PRIMEIRO_ANO, ultimo, Number(atual.slice(0, 4))),
    de,
    ate: whole(search.ate, de, 12, de),
    base: BASES_ORCAMENTO.find((one) => one === search.base) ?? 'vencimento',
  };
  const anos = Array.from({ length: ultimo - PRIMEIRO_ANO + 1 }, (_, n) => ultimo - n);
  return {
    periodo,
    anos,
    mudar: (over: Partial<Periodo>) => {
      const next = { ...periodo, ...over };
      setSearch({ ...next, ate: Math.max(next.de, next.ate) });
    },
  };
}
