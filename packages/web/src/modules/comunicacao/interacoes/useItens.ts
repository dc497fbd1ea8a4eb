/**
 * The items that a form of an interaction offers: those in use, and the record's own even when it is disabled since.
 *
 * Out: the items in the order of their names, and the one that is chosen. Source: spec 2 §4; decisions-members (Interactions).
 */
import type { Interacao } from '@sede/domain/modules/comunicacao/interacoes';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';

export function useItens(escolhidoId: string | null, atual: Interacao | undefined) {
  const { data } = useQuery(orpc.itensInteracao.options.queryOptions({ input: {} }));
  const offered = data?.itens ?? [];
  const lost = data !== undefined && atual !== undefined && !offered.some(({ id }) => id === atual.itemId);
  const { data: own } = useQuery({
    ...orpc.itensInteracao.options.queryOptions({ input: { ids: [atual?.itemId ?? ''] } }),
    enabled: lost,
  });
  const itens = lost ? [...offered, ...(own?.itens ?? [])] : offered;
  return { itens, escolhido: itens.find(({ id }) => id === escolhidoId) };
}
