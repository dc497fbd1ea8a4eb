/**
 * Types of objects and sectors as staff set them: forms offer what is in use, filters also what only old assets have.
 * Cached for an hour. Source: decisions-sindical-contratos-patrimonio (Assets).
 */
import type { Listas } from '@sede/domain/modules/sistema/configuracoes';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';

export interface ListasDoPatrimonio {
  tipos: readonly string[];
  setores: readonly string[];
}
const NENHUMA: ListasDoPatrimonio = { tipos: [], setores: [] };

const emUso = ({ habilitadas }: Listas): ListasDoPatrimonio => ({
  tipos: habilitadas.tiposDeBem ?? [],
  setores: habilitadas.setoresDoPatrimonio ?? [],
});
const todas = ({ habilitadas, desabilitadas }: Listas): ListasDoPatrimonio => {
  const of = (nome: 'tiposDeBem' | 'setoresDoPatrimonio') =>
    [...new Set([...(habilitadas[nome] ?? []), ...(desabilitadas[nome] ?? [])])].toSorted((a, b) =>
      a.localeCompare(b, 'pt-BR'),
    );
  return { tipos: of('tiposDeBem'), setores: of('setoresDoPatrimonio') };
};

const query = () => ({ ...orpc.configuracoes.listas.queryOptions({ input: {} }), staleTime: 3_600_000 });

/** What forms offer. */
export const useListasDoPatrimonio = (): ListasDoPatrimonio => useQuery({ ...query(), select: emUso }).data ?? NENHUMA;
/** What filters offer. */
export const useTodasDoPatrimonio = (): ListasDoPatrimonio => useQuery({ ...query(), select: todas }).data ?? NENHUMA;
