/**
 * The types of interaction as forms and filters offer them; a record keeps a word that the list has lost.
 *
 * Cached for an hour. The defaults stand on the server alone. Source: decisions §3; decisions-members (Interactions).
 */
import type { Listas } from '@sede/domain/modules/sistema/configuracoes';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';

interface Tipos {
  oferecidos: readonly string[];
  /** With those that only old records have. */
  todos: readonly string[];
}
const NENHUM: Tipos = { oferecidos: [], todos: [] };

const tiposDe = ({ habilitadas, desabilitadas }: Listas): Tipos => {
  const oferecidos = habilitadas.tiposInteracao ?? [];
  return { oferecidos, todos: [...oferecidos, ...(desabilitadas.tiposInteracao ?? [])] };
};

export function useTiposInteracao(): Tipos {
  const { data } = useQuery({
    ...orpc.configuracoes.listas.queryOptions({ input: {} }),
    select: tiposDe,
    staleTime: 3_600_000,
  });
  return data ?? NENHUM;
}
