/** What happened in a case, all of it or of one kind, newest first, 50 at a time. */
import type { TipoDoAndamento } from '@sede/domain/modules/juridico/processos';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#platform/api/index.ts';

export const useAndamentos = (id: string, tipo: TipoDoAndamento | null) =>
  useInfiniteQuery({
    queryKey: [['processos', 'andamentos'], { id, tipo }],
    queryFn: ({ pageParam }) =>
      api.processos.andamentos({ id, ...(tipo && { tipo }), ...(pageParam !== null && { depois: pageParam }) }),
    // The type of every later page's parameter, too.
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
