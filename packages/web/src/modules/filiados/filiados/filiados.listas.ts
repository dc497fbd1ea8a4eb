/**
 * Words of the member area that are settings: cargos and associations of each house, reasons to leave.
 *
 * Cached for an hour. The defaults stand on the server alone: the settings' description is no part of the first load.
 * Forms offer what is in use, and a record keeps what it has; filters offer also what only old records have. Source:
 * spec 2 §5; decisions-members (Create).
 */
import type { Casa } from '@sede/domain/modules/filiados/filiados';
import type { Listas } from '@sede/domain/modules/sistema/configuracoes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';

type PorCasa = Readonly<Record<Casa, readonly string[]>>;
export interface ListasFiliados {
  cargos: PorCasa;
  associacoes: PorCasa;
  motivos: readonly string[];
}

const listas = (words: Listas['habilitadas']): ListasFiliados => {
  const of = (nome: keyof Listas['habilitadas']): readonly string[] => words[nome] ?? [];
  return {
    cargos: { CAMARA: of('cargosCamara'), SENADO: of('cargosSenado'), TCU: of('cargosTcu') },
    associacoes: { CAMARA: of('associacoesCamara'), SENADO: of('associacoesSenado'), TCU: of('associacoesTcu') },
    motivos: of('motivosDesfiliacao'),
  };
};
const NENHUMA = listas({});

function useListas<T>(enabled: boolean, select: (listas: Listas) => T, padrao: T): T {
  const { data } = useQuery({
    ...orpc.configuracoes.listas.queryOptions({ input: {} }),
    select,
    staleTime: 3_600_000,
    enabled,
  });
  return data ?? padrao;
}

/** What forms offer. */
const ofForms = ({ habilitadas }: Listas) => listas(habilitadas);
export const useListasFiliados = (): ListasFiliados => useListas(true, ofForms, NENHUMA);

const everyCargo = ({ habilitadas, desabilitadas }: Listas): readonly string[] => {
  const words = [listas(habilitadas), listas(desabilitadas)];
  return [...new Set(words.flatMap(({ cargos }) => Object.values(cargos).flat()))];
};
const NENHUM: readonly string[] = [];

/** Every cargo of the three houses, once, in the alphabet's order. */
export function useTodosOsCargos(enabled: boolean): readonly string[] {
  const cargos = useListas(enabled, everyCargo, NENHUM);
  return useMemo(() => cargos.toSorted((a, b) => a.localeCompare(b, 'pt-BR')), [cargos]);
}
