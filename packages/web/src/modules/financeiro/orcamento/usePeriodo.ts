/**
 * What the follow-up shows, in the address: '?ano=2026&de=1&ate=12&base=caixa&situacao=acima'.
 * Opens at the current finance month; what cannot be read is as if it were not there. Source: decisions §3, §5.
 */
import { financeMonthOf } from '@sede/domain/kernel';
import {
  BASES_ORCAMENTO,
  type BaseOrcamento,
  type FiltroDoOrcamento,
  PRIMEIRO_ANO,
  SITUACOES_USO,
  ultimoAno,
} from '@sede/domain/modules/financeiro/orcamento';
import { useMemo } from 'react';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { useListState } from '#platform/ui/index.ts';
import { useKit } from '#platform/ui/kit.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import { acompanhamentoFiltros } from './orcamento.filters.ts';

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
  const { centrosCusto: centros } = useListasDeFiltro();
  const atual = financeMonthOf(today, periodDays);
  const [anoAtual, mesAtual] = [Number(atual.slice(0, 4)), Number(atual.slice(5))];
  const ultimo = ultimoAno(atual);
  const de = whole(search.de, 1, 12, mesAtual);
  const anos = useMemo(() => Array.from({ length: ultimo - PRIMEIRO_ANO + 1 }, (_, n) => ultimo - n), [ultimo]);
  const definition = useMemo(
    () => acompanhamentoFiltros({ anos, ano: anoAtual, mes: mesAtual, de, centros }),
    [anos, anoAtual, mesAtual, de, centros],
  );
  const list = useListState(definition);
  const periodo: Periodo = {
    ano: whole(search.ano, PRIMEIRO_ANO, ultimo, anoAtual),
    de,
    ate: whole(search.ate, de, 12, de),
    base: BASES_ORCAMENTO.find((one) => one === search.base) ?? 'vencimento',
  };
  const { situacao, centroCusto } = list.state.filters;
  const filtro: FiltroDoOrcamento = {
    ...(situacao ? { situacao: SITUACOES_USO.filter((one) => situacao.includes(one)) } : {}),
    ...(centroCusto ? { centroCusto } : {}),
  };
  return { periodo, anos, list, filtro, mostrarAno: () => setSearch((now) => ({ ...now, de: '1', ate: '12' })) };
}
