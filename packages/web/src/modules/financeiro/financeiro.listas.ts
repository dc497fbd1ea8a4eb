/**
 * The finance lists that are settings (cost centres, expense types…), as the forms and filters of this area offer them.
 *
 * Cached for an hour: they hardly ever change. Until they are here the defaults stand in; a record keeps a word that
 * the list has lost. Source: decisions §7 (Lists that become settings).
 */
import {
  CENTROS_CUSTO,
  MEIOS_PAGAMENTO,
  rotuloTipoDespesa,
  TIPOS_DESPESA,
  TIPOS_DOCUMENTO,
} from '@sede/domain/modules/financeiro/itens-despesa';
import type { Listas } from '@sede/domain/modules/sistema/configuracoes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import type { Option } from '#platform/ui/list-state/filters.ts';

/** The types of expenses, as people read them. */
export const tipoOptions = (words: readonly string[]): Option[] =>
  words.map((value) => ({ value, label: rotuloTipoDespesa(value) }));

export interface ListasFinanceiro {
  centrosCusto: readonly string[];
  meiosPagamento: readonly string[];
  tiposDocumento: readonly string[];
  tiposDespesa: readonly string[];
}

/** With the words that only old records have, once they are read. */
interface ListasLidas extends ListasFinanceiro {
  desabilitadas?: ListasFinanceiro;
}

const PADRAO: ListasFinanceiro = {
  centrosCusto: CENTROS_CUSTO,
  meiosPagamento: MEIOS_PAGAMENTO,
  tiposDocumento: TIPOS_DOCUMENTO,
  tiposDespesa: TIPOS_DESPESA,
};
const NENHUMA: ListasFinanceiro = { centrosCusto: [], meiosPagamento: [], tiposDocumento: [], tiposDespesa: [] };

/** A list that the person is not offered is as it would be by default. */
function listasDe({ habilitadas, desabilitadas }: Listas): ListasLidas {
  const of = (words: Listas['habilitadas'], padrao: ListasFinanceiro): ListasFinanceiro => ({
    centrosCusto: words.centrosCusto ?? padrao.centrosCusto,
    meiosPagamento: words.meiosPagamento ?? padrao.meiosPagamento,
    tiposDocumento: words.tiposDocumento ?? padrao.tiposDocumento,
    tiposDespesa: words.tiposDespesa ?? padrao.tiposDespesa,
  });
  return { ...of(habilitadas, PADRAO), desabilitadas: of(desabilitadas, NENHUMA) };
}

/** `enabled`: whether they are needed already. */
export function useListasFinanceiro(enabled = true): ListasLidas {
  const { data } = useQuery({
    ...orpc.configuracoes.listas.queryOptions({ input: {} }),
    select: listasDe,
    staleTime: 3_600_000,
    enabled,
  });
  return data ?? PADRAO;
}

/** What filters offer: also the words that only old records have. */
export function useListasDeFiltro(enabled = true): ListasFinanceiro {
  const listas = useListasFinanceiro(enabled);
  return useMemo(() => comAntigas(listas), [listas]);
}

function comAntigas({ desabilitadas, ...listas }: ListasLidas): ListasFinanceiro {
  if (!desabilitadas) return listas;
  const todas = (nome: keyof ListasFinanceiro) => [...listas[nome], ...desabilitadas[nome]];
  return {
    centrosCusto: todas('centrosCusto'),
    meiosPagamento: todas('meiosPagamento'),
    tiposDocumento: todas('tiposDocumento'),
    tiposDespesa: todas('tiposDespesa'),
  };
}
