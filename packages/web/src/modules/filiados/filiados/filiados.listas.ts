/**
 * Words of the member area that are settings: cargos and associations of each house, reasons to leave.
 *
 * Cached for an hour. Until they are here the defaults stand in. Forms offer what is in use, and a record keeps what it has;
 * filters offer also what only old records have. Source: spec 2 §5; decisions-members (Create).
 */
import { type Casa, filiadosSettings } from '@sede/domain/modules/filiados/filiados';
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

type Words = Readonly<Record<string, readonly string[] | undefined>>;
const listas = (words: Words, padrao: boolean): ListasFiliados => {
  const of = (nome: keyof typeof filiadosSettings): readonly string[] =>
    words[nome] ?? (padrao ? filiadosSettings[nome].padrao : []);
  return {
    cargos: { CAMARA: of('cargosCamara'), SENADO: of('cargosSenado'), TCU: of('cargosTcu') },
    associacoes: { CAMARA: of('associacoesCamara'), SENADO: of('associacoesSenado'), TCU: of('associacoesTcu') },
    motivos: of('motivosDesfiliacao'),
  };
};
const PADRAO = listas({}, true);

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
const ofForms = ({ habilitadas }: Listas) => listas(habilitadas, true);
export const useListasFiliados = (): ListasFiliados => useListas(true, ofForms, PADRAO);

const everyCargo = ({ habilitadas, desabilitadas }: Listas): readonly string[] => {
  const words = [listas(habilitadas, true), listas(desabilitadas, false)];
  return [...new Set(words.flatMap(({ cargos }) => Object.values(cargos).flat()))];
};
const CARGOS_PADRAO = [...new Set(Object.values(PADRAO.cargos).flat())];

/** Every cargo of the three houses, once, in the alphabet's order. */
export function useTodosOsCargos(enabled: boolean): readonly string[] {
  const cargos = useListas(enabled, everyCargo, CARGOS_PADRAO);
  return useMemo(() => cargos.toSorted((a, b) => a.localeCompare(b, 'pt-BR')), [cargos]);
}
